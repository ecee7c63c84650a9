import type { Hono, Context as HonoContext, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import {
  type AnsweredFile,
  type Endpoint,
  parametersOf,
  type Schemas,
  type SchemasOf,
} from '../../contracts/endpoint.ts';
import { type ErrorDetail, type FieldErrorCode, fieldErrors } from '../../contracts/error.ts';
import { parseFieldError } from '../../contracts/text-limit.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { answerEvents } from './answer-events.ts';
import { publicRead } from './cache/cache-control.ts';
import { parseJson } from './parse-json.ts';
import type { RequestInfo } from './request-log.ts';

export type HttpEnv = {
  Variables: { context: Context; requestInfo: RequestInfo };
  Bindings: { requestInfo: RequestInfo };
};

/** An endpoint with the schemas that validate its calls. */
export type Contract = Endpoint & Schemas;

type EndpointNames<E> = { [Name in keyof E]: E[Name] extends Endpoint ? Name : never }[keyof E];
type SchemasByName<E> = { [Name in EndpointNames<E>]: E[Name] extends Endpoint ? SchemasOf<E[Name]> : never };
type ContractsOf<E> = Pick<E, EndpointNames<E>> & SchemasByName<E>;

/** Joins each endpoint of a contract file with the schemas of the same name. */
export function withSchemas<E extends object>(endpoints: E, schemas: SchemasByName<E>): ContractsOf<E> {
  const named = Object.entries(endpoints).filter(([name]) => name in schemas);
  return Object.fromEntries(
    named.map(([name, endpoint]) => [name, { ...endpoint, ...schemas[name as EndpointNames<E>] }]),
  ) as ContractsOf<E>;
}

/** An endpoint of the contract with the function that answers it. */
export type Route = { endpoint: Contract; verb: (context: Context, input: unknown) => Promise<unknown> };

export const route = <C extends Contract>(
  endpoint: C,
  verb: (context: Context, input: z.output<C['input']>) => Promise<z.input<C['answer']>>,
): Route => ({ endpoint, verb: verb as Route['verb'] });

/** `route` for a function that returns a stream of the endpoint's answers. */
export const streamRoute = <C extends Contract>(
  endpoint: C,
  verb: (context: Context, input: z.output<C['input']>) => Promise<AsyncIterable<z.input<C['answer']>>>,
): Route => ({ endpoint, verb: verb as Route['verb'] });

/**
 * Mounts a route: validates the input, and parses the answer by its schema, so that no column leaks that the contract
 * does not have.
 */
export function mount(
  api: Hono<HttpEnv>,
  { endpoint, verb }: Route,
  ...before: MiddlewareHandler<HttpEnv>[]
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  api.on([endpoint.method], [path], ...before, async (c: HonoContext<HttpEnv>) => {
    const raw = await readInput(c, endpoint);
    const parsed = endpoint.input.safeParse(raw);
    if (!parsed.success)
      throw new ShopError('validation_failed', { details: detailsOf(parsed.error.issues) });
    if (endpoint.stream) return answerEvents(c, endpoint, verb, parsed.data);
    const context = c.get('context');
    const isPublicRead = endpoint.access === 'public' && endpoint.method === 'GET';
    const answered = isPublicRead
      ? context.readPool.read((readDb) => verb({ ...context, readDb }, parsed.data))
      : verb(context, parsed.data);
    const answer = endpoint.answer.parse(await answered);
    if (isPublicRead && !endpoint.noStore)
      for (const [name, value] of Object.entries(publicRead)) c.header(name, value);
    if (endpoint.file) return answerFile(c, endpoint.file, answer as AnsweredFile);
    const { activity } = context.recorded;
    return c.json({ ...envelopeOf(endpoint, answer), ...(activity && { activity }) }, endpoint.status ?? 200);
  });
}

function answerFile(c: HonoContext<HttpEnv>, type: string, { name, bytes }: AnsweredFile): Response {
  return c.body(bytes, 200, {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}

function envelopeOf(endpoint: Endpoint, answer: unknown): Record<string, unknown> {
  if (!endpoint.paged) return { success: true, data: answer };
  const { items, page } = answer as { items: unknown; page: unknown };
  return { success: true, data: items, page };
}

async function readInput(c: HonoContext<HttpEnv>, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const inPath = Object.fromEntries(
    parametersOf(endpoint.path).map((name) => [name, keepable(c.req.param(name))]),
  );
  if (endpoint.ignoresBody) return inPath;
  const isSent = endpoint.method === 'POST' || endpoint.method === 'PUT';
  if (isSent && !endpoint.carriesFile) return { ...(await readBody(c)), ...inPath };
  const query = Object.entries(c.req.query()).map(([name, text]) => [name, keepable(text)]);
  const file = endpoint.carriesFile && { file: await c.req.blob().catch(refuseBody) };
  return { ...Object.fromEntries(query), ...file, ...inPath };
}

/** Removes U+0000 and replaces lone surrogates, which PostgreSQL can't store in text or jsonb. */
const keepable = (text: string | undefined) => text?.replaceAll('\0', '').toWellFormed();

const refuseBody = (): never => {
  throw new ShopError('invalid_json');
};

async function readBody(c: HonoContext<HttpEnv>): Promise<object> {
  // The body broke off because the client disconnected, so the refusal is only for the log.
  const text = await c.req.text().catch(refuseBody);
  if (text === '') return {};
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new ShopError('unsupported_media_type');
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    refuseBody();
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ShopError('invalid_json');
  return body;
}

/** One detail per broken rule, in the order of the contract's keys. Schemas carry the rules' codes. */
function detailsOf(issues: readonly z.core.$ZodIssue[]): ErrorDetail[] {
  return issues.map(({ path, message }) => {
    const { code: given, maximum } = parseFieldError(message);
    const code: FieldErrorCode = given in fieldErrors ? (given as FieldErrorCode) : 'invalid';
    const rule = maximum === undefined ? fieldErrors[code] : `At most ${maximum} characters`;
    return { path: path.join('.'), message: rule, code, ...(maximum !== undefined && { maximum }) };
  });
}
