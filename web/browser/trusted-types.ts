type Rule = (text: string) => string | null;
/** The part of the Trusted Types API used here; TypeScript's DOM library lacks it. */
type Factory = {
  createPolicy(name: 'default', rules: { createHTML: Rule; createScriptURL: Rule }): unknown;
};

/** React creates script elements by setting this innerHTML; such a script never runs. */
const emptyScript = '<script></script>';

/**
 * The default Trusted Types policy (CSP `require-trusted-types-for 'script'`): allows text without `<`, React's empty
 * script, and the service worker's URL. Everything else throws, which protects DOM XSS sinks.
 */
export function nameTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== emptyScript ? null : html),
    createScriptURL: (address) => (address === '/sw.js' ? address : null),
  });
}
