/**
 * Wears a colour scheme whatever the browser prefers: the rules of both are the style sheets' `prefers-color-scheme`, which no
 * page can set, so these are rewritten, in sheets that come later too.
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
