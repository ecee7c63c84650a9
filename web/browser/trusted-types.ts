type Rule = (text: string) => string | null;
/** The part of a browser's Trusted Types that is used here; TypeScript's description of browsers has none of them. */
type Factory = {
  createPolicy(name: 'default', rules: { createHTML: Rule; createScriptURL: Rule }): unknown;
};

/** With this React makes a script element that never runs. */
const emptyScript = '<script></script>';

/**
 * Where the browser asks, says what text may become markup: none but what holds no element, and React's own. And which script may
 * be loaded by its address: the service worker. All else throws, so that nothing that slips in can become code.
 */
export function nameTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== emptyScript ? null : html),
    createScriptURL: (address) => (address === '/sw.js' ? address : null),
  });
}
