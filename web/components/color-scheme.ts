/**
 * Forces a colour scheme whatever the browser prefers: both are `prefers-color-scheme` rules of the style sheets, which
 * a page can't set, so these are rewritten, also in sheets that load later.
 */
export function applyColorScheme(scheme: 'light' | 'dark'): void {
  const rewrite = () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme'))
          rule.media.mediaText = rule.conditionText.includes(scheme) ? 'all' : 'not all';
    document.documentElement.style.colorScheme = scheme;
  };
  new MutationObserver(rewrite).observe(document.head, { childList: true, subtree: true });
  rewrite();
}
