import { html, raw } from 'hono/html';
import type { OpenApi } from './open-api.ts';
import { hashSource } from './security-headers.ts';

type Operation = OpenApi['paths'][string][string];

const style = `
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; font: 1rem/1.6 system-ui, sans-serif; background: #f5f0e6; color: #231d17 }
  h1, h2 { color: #8c1d2f } code { font-size: .95em } article { background: #fdfaf4; padding: 1rem 1.25rem; margin-block: 1rem; border-inline-start: 6px solid #8c1d2f }
  h3 { margin: 0; font-size: 1.05rem } summary { cursor: pointer; min-height: 2rem } pre { overflow-x: auto; background: #eae1d1; padding: 1rem; font-size: .85rem }
  .access { float: inline-end; font-size: .85rem; color: #665a47 }`;

/** The page's content security policy: nothing but its own style. */
export const docsPolicy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; frame-ancestors 'none'`;

/** A readable page of the API, generated from its OpenAPI description. */
export function docsPage(description: OpenApi) {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mouneh: the API</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <h1>Mouneh: the API</h1>
        <p>
          JSON in, JSON out, under <code>/api</code>. Every answer is an envelope: <code>{success, data}</code> or
          <code>{success: false, error, code, requestId, details?}</code>. Calls of customers and admins carry
          <code>Authorization: Bearer …</code> with the token that login answers. For machines:
          <a href="/api/openapi.json">openapi.json</a>.
        </p>
        ${[...groups].map(
          ([group, calls]) => html`<section>
            <h2>${group}</h2>
            ${calls.map((call) => article(call.method, call.path, call.operation))}
          </section>`,
        )}
      </body>
    </html>`;
}

const article = (method: string, path: string, operation: Operation) => html`<article>
  <h3><span class="access">${operation['x-access']}</span><code>${method} /api${path}</code></h3>
  <p>${operation.summary}</p>
  ${operation.parameters?.length ? details('Parameters', operation.parameters) : ''}
  ${operation.requestBody ? details('Body', operation.requestBody) : ''} ${details('Answers', operation.responses)}
</article>`;

const details = (title: string, schema: unknown) => html`<details>
  <summary>${title}</summary>
  <pre>${JSON.stringify(schema, null, 2)}</pre>
</details>`;
