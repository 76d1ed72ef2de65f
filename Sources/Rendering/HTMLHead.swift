/// The head of a page that is one file and loads nothing.
enum HTMLHead {
    /// - Parameter policy: the content security policy.
    static func text(title: String, policy: String, style: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Plumbline: \(title)</title>
        <style>\(style)</style>
        </head>
        """
    }
}
