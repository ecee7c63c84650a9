import { createHash } from 'node:crypto';
import { secureHeaders } from 'hono/secure-headers';

export const securityHeaders = () =>
  secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // For browsers and plug-ins that are gone; each header is paid for by every answer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
    // HTTPS is the reverse proxy's affair; the shop itself is often opened on a plain local address.
    strictTransportSecurity: false,
    // A handler that says otherwise for itself means it.
    overwrite: false,
  });

/** Structured data stands in script elements too, but is never run. */
const inlineScript = /<script(?![^>]*(?:\bsrc=|\btype="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** A page's content security policy: own files only, and exactly the inline scripts that stand in it, by their hash. */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
