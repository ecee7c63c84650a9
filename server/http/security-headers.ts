import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';

type Header = [name: string, value: string];

/** What is no page loads nothing, and stands in nobody's frame. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A picture is never a page: whatever an SVG carries, it cannot run. */
export const picturePolicy = `${closedPolicy}; sandbox`;

/** The service worker may ask the shop, and nobody else. */
export const workerPolicy = `${closedPolicy}; connect-src 'self'`;

/** For documents alone, to which these mean something. */
const documentHeaders: Header[] = [
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'same-origin'],
];

/** Browsers that came by HTTPS once never come in another way again, for two years from their last visit. */
const httpsOnly: Header = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/**
 * Gives every answer the headers that close it to other sites. A handler that says otherwise for itself means it. There are
 * few of them and they are short: each is paid for by every answer.
 */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  const everywhere: Header[] = [
    ['Content-Security-Policy', closedPolicy],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    // On a plain address it would be ignored at best, and lock out who tries the shop on this machine at worst.
    ...(isSecure(publicUrl) ? [httpsOnly] : []),
  ];
  const onDocuments = [...everywhere, ...documentHeaders];
  return async (c, next) => {
    await next();
    // It renews what was said with the answer that it stands for, which may have had a policy of its own.
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
 * no inline style. Pictures may come from elsewhere, since the seller may name a product's picture by its address.
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
