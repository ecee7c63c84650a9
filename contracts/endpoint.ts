import * as z from 'zod/mini';

export type Access = 'public' | 'customer' | 'admin';

/** One call of the API: both sides, the tests and the OpenAPI page read it. */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, with parameters as `{id}`; each names a key of the input. */
  path: `/${string}`;
  access: Access;
  summary: string;
  /** Path parameters, query (GET, DELETE) and body (POST, PUT) as one object. */
  input: Input;
  answer: Answer;
  /** The answer is `{ items, page }` and travels as `{ success, data: items, page }`. */
  paged?: true;
  /** The call needs an `Idempotency-Key` header to be safe to send twice. */
  idempotent?: true;
  /** The body may hold a picture as a data URL; every other body is small. */
  carriesPicture?: true;
  /** The body is a file as it is, the input's `file`; everything else travels in the query. */
  carriesFile?: true;
  /** All that counts stands in the path: whatever a body says, in whatever form, is not read. */
  ignoresBody?: true;
  /** The answer is `{ name, bytes }` and travels as a file of this type, without an envelope. */
  file?: 'application/pdf' | 'text/csv' | 'application/json';
  /** The answer never ends: each value of the verb's iterable travels as a server-sent event. */
  stream?: true;
  status?: 200 | 201;
};

/** What a call answers that hands over a file. */
export const fileSchema = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
export type AnsweredFile = z.output<typeof fileSchema>;

/** Names an endpoint's types; the value is what was given. */
export const endpoint = <Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  definition: Endpoint<Input, Answer>,
): Endpoint<Input, Answer> => definition;

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

const parameters = /\{(\w+)\}/g;
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(parameters)].map((match) => match[1] ?? '');

/** Spreads a call's input over path, query and body: `{ url: '/api/products/x', body?: string }`; a file is a body of its own. */
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
