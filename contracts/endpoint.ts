import type * as z from 'zod/mini';
import type { fileSchema } from './endpoint.schemas.ts';

export type Access = 'public' | 'customer' | 'admin';

/** What a call takes and answers. Schemas stand in `*.schemas.ts`, which a browser downloads for forms alone. */
export type Schemas = {
  summary: string;
  /** Path parameters, query (GET, DELETE) and body (POST, PUT) as one object. */
  input: z.ZodMiniType;
  answer: z.ZodMiniType;
};

/** How a call of the API is made; what it takes and answers is inferred from the schemas of the same name. */
export type Endpoint<S extends Schemas = Schemas> = {
  /** For types alone: no endpoint has it. */
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
  /** The most that the JSON of a body may be, where it may be more than small. */
  megabytes?: number;
  /** A request body is not read: all input is in the path. */
  ignoresBody?: true;
  /** The answer is `{ name, bytes }` and travels as a file of this type, without an envelope. */
  file?: 'application/pdf' | 'text/csv' | 'application/json' | 'image/webp';
  /** The answer never ends: each value of the verb's iterable travels as a server-sent event. */
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
 * Splits a call's input into path, query and body: `{ url: '/api/products/x', body?: string }`; a file is a body of
 * its own.
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
