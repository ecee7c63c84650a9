import type * as z from 'zod/mini';
import type { fileSchema } from './endpoint.schemas.ts';

export type Access = 'public' | 'customer' | 'admin';

/** The input and answer of a call. The schemas are in `*.schemas.ts`, which browsers download only for forms. */
export type Schemas = {
  summary: string;
  /** Path parameters, query (GET, DELETE) and body (POST, PUT) as one object. */
  input: z.ZodMiniType;
  answer: z.ZodMiniType;
};

/** How to call an endpoint of the API; its input and answer types are inferred from the schemas of the same name. */
export type Endpoint<S extends Schemas = Schemas> = {
  /** Exists only for type inference; no endpoint has a value here. */
  readonly '~schemas'?: S;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, with parameters as `{id}`; each names a key of the input. */
  path: `/${string}`;
  access: Access;
  /** The answer is `{ items, page }` and travels as `{ success, data: items, page }`. */
  paged?: true;
  /** The call needs an `Idempotency-Key` header to be safe to send twice. */
  idempotent?: true;
  /** The request body is a file, the input's `file`; everything else travels in the query. Every other body is small. */
  carriesFile?: { megabytes: number; types: readonly string[] };
  /** The largest JSON body in megabytes, where it may exceed the small default. */
  megabytes?: number;
  /** The request body is not read: all input is in the path. */
  ignoresBody?: true;
  /** The answer is `{ name, bytes }` and travels as a file of this type, without an envelope. */
  file?: 'application/pdf' | 'text/csv' | 'application/json' | 'image/webp';
  /** The answer is an endless stream: each value of the handler's iterable is sent as a server-sent event. */
  stream?: true;
  /** A public read that depends on orders or the clock, and not on the catalogue alone: no cache keeps the answer (`no-store`). */
  noStore?: true;
  status?: 200 | 201;
};

export type SchemasOf<E extends Endpoint> = NonNullable<E['~schemas']>;
export type InputOf<E extends Endpoint> = z.input<SchemasOf<E>['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<SchemasOf<E>['input']>;
export type AnswerOf<E extends Endpoint> = z.output<SchemasOf<E>['answer']>;
export type AnsweredFile = z.output<typeof fileSchema>;

const parameters = /\{(\w+)\}/g;
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(parameters)].map((match) => match[1] ?? '');

/**
 * Splits a call's input into path, query and body: `{ url: '/api/products/x', body?: string }`; a file is sent as the
 * body itself.
 */
export function requestFor(
  call: Endpoint,
  input: Record<string, unknown>,
): { url: string; body?: string | Blob } {
  const inPath = new Set(parametersOf(call.path));
  const path = call.path.replace(parameters, (_, name: string) => encodeURIComponent(String(input[name])));
  const file = call.carriesFile && input.file instanceof Blob ? input.file : undefined;
  const rest = Object.entries(input).filter(
    ([key, value]) => !inPath.has(key) && value !== undefined && value !== file,
  );
  if ((call.method === 'POST' || call.method === 'PUT') && !call.carriesFile) {
    return { url: `/api${path}`, body: JSON.stringify(Object.fromEntries(rest)) };
  }
  const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)])).toString();
  return { url: `/api${path}${query ? `?${query}` : ''}`, ...(file && { body: file }) };
}
