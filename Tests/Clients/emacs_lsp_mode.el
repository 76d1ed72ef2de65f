;;; emacs_lsp_mode.el --- lsp-mode attaches to layouts and documents -*- lexical-binding: t; -*-

;; run: PLUMBLINE=… PLUGIN=path/of/editors/emacs LAYOUT=… XIB=… emacs --batch -f package-initialize -l emacs_lsp_mode.el

(defvar failed nil)

(defun check (what good &optional seen)
  (unless good (setq failed t))
  (princ (format "%s %s%s\n" (if good "ok   " "WRONG") what (if good "" (format ": %S" seen)))))

(defun await (wanted)
  (let ((deadline (+ (float-time) 20)) result)
    (while (and (not (setq result (funcall wanted))) (< (float-time) deadline))
      (accept-process-output nil 0.02))
    result))

(defun codes ()
  (mapcar (lambda (diagnostic) (lsp-get diagnostic :code))
          (append (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics t)) nil)))

(setq plumbline-program (getenv "PLUMBLINE") make-backup-files nil create-lockfiles nil)
(add-to-list 'load-path (getenv "PLUGIN"))
(require 'plumbline)
(require 'lsp-mode)
(setq lsp-session-file (expand-file-name "lsp-session" (getenv "HOME")) lsp-auto-guess-root t lsp-guess-root-without-session t
      lsp-enable-file-watchers nil lsp-restart 'ignore lsp-diagnostics-provider :none lsp-enable-snippet nil lsp-auto-configure nil)

(condition-case problem
    (dolist (case '(("LAYOUT" layout-mode "gap-when-gone") ("XIB" plumbline-document-mode "conflict")))
      (find-file (getenv (car case)))
      (check (format "%s has its mode" (car case)) (eq major-mode (cadr case)) major-mode)
      (lsp-workspace-folders-add (file-name-directory buffer-file-name))
      (lsp)
      (check "lsp-mode starts" (await (lambda () (and (lsp-workspaces) (eq 'initialized (lsp--workspace-status (car (lsp-workspaces))))))))
      (check "its findings come" (await (lambda () (member (nth 2 case) (codes)))) (codes)))
  (error (check "the script runs" nil problem)))
(kill-emacs (if failed 1 0))
