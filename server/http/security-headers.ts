import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';

type Header = [name: string, value: string];

/** The content security policy of everything except pages: loads nothing, and can't be framed (clickjacking). */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of images: a script in an SVG cannot run even when it is opened as a page. */
export const imagePolicy = `${closedPolicy}; sandbox`;

/** The service worker may fetch from this origin only. */
export const workerPolicy = `${closedPolicy}; connect-src 'self'`;

/** Headers that browsers apply only to documents. */
const documentHeaders: Header[] = [
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'same-origin'],
];

/** HSTS for two years. */
const httpsOnly: Header = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Security headers of every answer; a handler's own value takes precedence. Few and short, since every answer carries them. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  const everywhere: Header[] = [
    ['Content-Security-Policy', closedPolicy],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    // Ignored over plain HTTP, and on localhost it could lock out a shop run for testing.
    ...(isSecure(publicUrl) ? [httpsOnly] : []),
  ];
  const onDocuments = [...everywhere, ...documentHeaders];
  return async (c, next) => {
    await next();
    // A 304 must not replace the policy of the cached answer that it revalidates.
    if (c.res.status === 304) return;
    const { headers } = c.res;
    const isDocument = headers.get('Content-Type')?.startsWith('text/html');
    for (const [name, value] of isDocument ? onDocuments : everywhere) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}

/** The hash source that allows an inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Structured data also uses script elements, but is never executed. */
const inlineScript = /<script(?![^>]*(?:\bsrc=|\btype="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Writes the pages' content security policy: only own files, exactly the page's inline scripts, by hash, and no inline
 * style. Images may be remote, as the seller can enter an image's URL for a product.
 */
export function pagePolicyFor(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  isDevelopment: boolean,
): (html: string) => string {
  const rest = [
    // The source `http:` includes https.
    `img-src 'self' data: ${isSecure(publicUrl) ? 'https:' : 'http:'}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Vite injects styles into the page, and shows its messages as markup.
    ...(isDevelopment
      ? ["style-src 'self' 'unsafe-inline'"]
      : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
  return (html) => {
    const hashes = new Set([...html.matchAll(inlineScript)].map(([, script]) => hashSource(script ?? '')));
    return `default-src 'self'; script-src ${["'self'", ...hashes].join(' ')}; ${rest}`;
  };
}
