import { directionOf, type Language } from '../../contracts/language.ts';
import { hashSource } from './security-headers.ts';

/**
 * The shop's colours, as in `web/styles/tokens.css`, an embroidered border from gradients, and the system's font: needs
 * no file.
 */
const style = `
:root{color-scheme:light dark;--page:#f5efe2;--text:#231d17;--accent:#8c1d2f;--gold:#d9982c}
@media(prefers-color-scheme:dark){:root{--page:#171213;--text:#f5ebdb;--accent:#b3303f}}
body{display:grid;place-content:center;justify-items:center;gap:1rem;min-block-size:100vh;margin:0;padding:2rem;box-sizing:border-box;background:var(--page);color:var(--text);font:1.125rem/1.7 system-ui,sans-serif;text-align:center}
body::before{content:"";position:fixed;inset:0 0 auto;block-size:24px;background:repeating-linear-gradient(90deg,var(--gold) 0 6px,#0000 6px 12px) 0 9px/12px 6px repeat-x,repeating-linear-gradient(90deg,var(--accent) 0 6px,#0000 6px 12px) 6px 18px/12px 6px repeat-x,linear-gradient(var(--accent),var(--accent)) 0 0/100% 18px no-repeat}
h1{margin:0;font-size:1.75rem;line-height:1.4}
p{margin:0;max-inline-size:32rem}
a{display:inline-grid;place-content:center;min-block-size:48px;padding-inline:1.75rem;background:var(--accent);color:#fff8ea;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}`;

/** The policy of a fallback page: its own style, and nothing else. */
export const fallbackPolicy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; frame-ancestors 'none'`;

/** A page that needs no file and no database, with a link to try again. `more` is HTML. */
export const fallbackPage = (
  language: Language,
  { title, text, again, more = '' }: { title: string; text: string; again: string; more?: string },
): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${text}</p><a href="">${again}</a>${more}</body>
</html>
`;
