;;; layout-words.el --- The words of the .layout language  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Written by editors/syntax/generate.py.

;;; Code:

(defconst layout-words-kinds
  '("activity" "button" "cell" "collection" "datePicker" "guide" "image" "label" "pageControl" "picker" "progress"
    "scroll" "searchBar" "segmentedControl" "slider" "spacer" "stack" "stepper" "switch" "table" "textField"
    "textView" "view")
  "Kinds of views.")

(defconst layout-words-statements
  '("activate" "clipsToBounds" "collapse" "compressionResistance" "deactivate" "direction" "gone" "hidden" "hide"
    "hugging" "inactive" "layout" "lines" "margins" "param" "safeArea" "set" "show" "size" "sizes" "spacing" "state"
    "vary")
  "Words that begin a statement.")

(defconst layout-words-inner
  '("after" "fit" "in" "inset")
  "Words inside a statement.")

(defconst layout-words-items
  '("keyboard" "margins" "readable" "safeArea" "self" "super")
  "Items that need no declaration.")

(defconst layout-words-attributes
  '("bottom" "centerX" "centerY" "firstBaseline" "height" "lastBaseline" "leading" "left" "right" "top" "trailing"
    "width")
  "Attributes of views.")

(defconst layout-words-members
  '("bottom" "center" "centerX" "centerY" "constant" "content" "edges" "firstBaseline" "frame" "height"
    "horizontalEdges" "keyboard" "lastBaseline" "leading" "left" "margins" "priority" "readable" "right" "safeArea"
    "size" "text" "top" "trailing" "verticalEdges" "width")
  "Words after a dot.")

(defconst layout-words-priorities
  '("almostRequired" "fitting" "high" "low" "required")
  "Priorities with a name.")

(defconst layout-words-stack
  '("alignment" "distribution" "horizontal" "spacing" "vertical")
  "Words after the name of a stack.")

(defconst layout-words-alignments
  '("bottom" "center" "fill" "firstBaseline" "lastBaseline" "leading" "top" "trailing")
  "Alignments of a stack.")

(defconst layout-words-distributions
  '("equalCentering" "equalSpacing" "fill" "fillEqually" "fillProportionally")
  "Distributions of a stack.")

(defconst layout-words-directions
  '("all" "bottom" "leading" "left" "right" "top" "trailing")
  "Directions in which a view collapses.")

(defconst layout-words-styles
  '("fdCollapsible" "flexibleBox" "hrViewVisible" "uiViewVisibility" "uiViewVisibilitySwift")
  "Styles of collapsing.")

(defconst layout-words-layout-directions
  '("leftToRight" "rightToLeft")
  "Directions of text.")

(defconst layout-words-options
  '("aligned" "leftToRight" "rightToLeft")
  "Words after a Visual Format line.")

(provide 'layout-words)
;;; layout-words.el ends here
