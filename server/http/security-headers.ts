import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';

type Header = [name: string, value: string];

/** The content security policy of everything but pages: loads nothing, and may not be framed (clickjacking). */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** An image is never a page: whatever an SVG carries, it cannot run. */
export const imagePolicy = `${closedPolicy}; sandbox`;

/** The service worker may fetch from this origin only. */
export const workerPolicy = `${closedPolicy}; connect-src 'self'`;

/** Headers that browsers heed on documents alone. */
const documentHeaders: Header[] = [
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'same-origin'],
];

/** HSTS for two years. */
const httpsOnly: Header = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Security headers of every answer; a handler's own value wins. Few and short, since every answer carries them. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  const everywhere: Header[] = [
    ['Content-Security-Policy', closedPolicy],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    // Over plain HTTP it is ignored at best, and locks out a shop tried on localhost at worst.
    ...(isSecure(publicUrl) ? [httpsOnly] : []),
  ];
  const onDocuments = [...everywhere, ...documentHeaders];
  return async (c, next) => {
    await next();
    // A 304 must not replace the policy of the cached answer that it renews.
    if (c.res.status === 304) return;
    const { headers } = c.res;
    const isDocument = headers.get('Content-Type')?.startsWith('text/html');
    for (const [name, value] of isDocument ? onDocuments : everywhere) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}

/** The source by which a policy names an inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Structured data stands in script elements too, but is never run. */
const inlineScript = /<script(?![^>]*(?:\bsrc=|\btype="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Writes pages' content security policy: own files only, exactly the inline scripts that stand in the page, by their hash, and
 * no inline style. Images may come from elsewhere, since the seller may name a product's image by its address.
 */
export function pagePolicyFor(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  isDevelopment: boolean,
): (html: string) => string {
  const rest = [
    // The source `http:` stands for https as well.
    `img-src 'self' data: ${isSecure(publicUrl) ? 'https:' : 'http:'}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Vite writes styles into the page, and its messages as markup.
    ...(isDevelopment
      ? ["style-src 'self' 'unsafe-inline'"]
      : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
  return (html) => {
    const hashes = new Set([...html.matchAll(inlineScript)].map(([, script]) => hashSource(script ?? '')));
    return `default-src 'self'; script-src ${["'self'", ...hashes].join(' ')}; ${rest}`;
  };
}
