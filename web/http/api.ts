import { createContext, type RouterContextProvider } from 'react-router';
import { type AnswerOf, type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import type { ErrorCode, ErrorDetail } from '../../contracts/error.ts';
import type { CallAnswer, FetchApi } from '../../contracts/fetch-api.ts';
import { describeDetail } from '../i18n/describe-fault.ts';
import type { Words } from '../i18n/en.ts';
import { readToken } from './token.ts';

export const fetchApiContext = createContext<FetchApi>();

type Options = { headers?: Record<string, string>; signal?: AbortSignal };
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: Options,
) => Promise<AnswerOf<E>>;

/** A call that was refused, or (`network`) did not reach the server. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network' | 'unknown';
  readonly status: number;
  readonly details: ErrorDetail[];
  /** How many things prevent the action, where the refusal counts them. */
  readonly count: number | undefined;
  /** Identifies the call in the shop's log; short enough to be read out. */
  readonly requestId: string | undefined;

  constructor(
    code: ApiError['code'],
    status: number,
    message: string,
    { details = [], count, requestId }: { details?: ErrorDetail[]; count?: number; requestId?: string } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.count = count;
    this.requestId = requestId;
  }
}

type ServerCall = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>;

/**
 * For loaders in SSR, which only read: calls the API in process and without a session, so that a page depends only on
 * its URL.
 */
export function serverCall(context: Readonly<RouterContextProvider>): ServerCall {
  const fetchApi = context.get(fetchApiContext);
  return async (endpoint, input) => {
    const { url, body } = requestFor(endpoint, input as Record<string, unknown>);
    return openEnvelope(endpoint, await fetchApi(url, body));
  };
}

/** An answer with the id of the activity entry by which the change can be undone. */
type Recorded<E extends Endpoint> = { answer: AnswerOf<E>; activity: number | null };

/** The browser's API client: fetch, with the bearer token on endpoints that are not public. */
export const call: Call = async (endpoint, input, options = {}) =>
  (await callRecorded(endpoint, input, options)).answer;

/** Like `call`, for administrators' writes: also returns the activity entry for undo. */
export const callRecorded = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Options = {},
): Promise<Recorded<E>> => {
  const token = endpoint.access === 'public' ? null : readToken();
  const headers = { ...options.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  return send(endpoint, input, { ...options, headers }, ({ url, ...init }) => fetch(url, init));
};

type Sent = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Blob;
  signal?: AbortSignal;
};

/** Fetches a file with the session's token; by POST where the endpoint says so. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  const { url, body } = requestFor(endpoint, input as Record<string, unknown>);
  const headers = { 'Content-Type': 'application/json' };
  const response =
    endpoint.method === 'GET' ? await ask(url) : await reach(fetch(url, { method: 'POST', headers, body }));
  return response.ok ? response.blob() : openEnvelope(endpoint, response).then(() => new Blob());
}

export const networkError = () => new ApiError('network', 0, 'Network error: failed to reach API');

/** A GET with the bearer token, for answers without the JSON envelope (files, streams). */
export function ask(url: string, signal?: AbortSignal): Promise<Response> {
  const token = readToken();
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return reach(fetch(url, { headers, signal: signal ?? null }), signal);
}

/** Awaits an answer; a network error becomes an ApiError as well. */
const reach = (asked: Promise<Response>, signal?: AbortSignal): Promise<Response> =>
  asked.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw networkError();
  });

async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { headers = {}, signal }: Options,
  fetchOne: (request: Sent) => Promise<Response>,
): Promise<Recorded<E>> {
  const { url, body } = requestFor(endpoint, input as Record<string, unknown>);
  const contentType: Record<string, string> =
    typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
  const request = { url, method: endpoint.method, headers: { ...contentType, ...headers }, body, signal };
  const response = await reach(fetchOne(request), signal);
  return readEnvelope(endpoint, response);
}

/** The content of an answer; throws an ApiError for a refusal. */
export const openEnvelope = async <E extends Endpoint>(
  endpoint: E,
  response: CallAnswer,
): Promise<AnswerOf<E>> => (await readEnvelope(endpoint, response)).answer;

async function readEnvelope<E extends Endpoint>(endpoint: E, response: CallAnswer): Promise<Recorded<E>> {
  const text = await response.text();
  const envelope = parseEnvelope(text);
  if (response.ok && (text === '' || envelope?.success)) {
    const data = envelope?.data ?? null;
    const answer = (endpoint.paged ? { items: data, page: envelope?.page } : data) as AnswerOf<E>;
    return { answer, activity: envelope?.activity ?? null };
  }
  const message = envelope?.error ?? `HTTP ${response.status}: ${response.statusText}`;
  throw new ApiError(envelope?.code ?? 'unknown', response.status, message, envelope ?? {});
}

type Envelope = {
  success: boolean;
  data?: unknown;
  page?: unknown;
  activity?: number;
  error?: string;
  code?: ErrorCode;
  details?: ErrorDetail[];
  count?: number;
  requestId?: string;
};

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Envelope) : null;
  } catch {
    return null;
  }
}

/** Letters and digits keep their order in an Arabic sentence. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * The message for a failed call, in the reader's language: the refusal, then its details after a colon. An answer that
 * is not a refusal of the shop, such as a proxy's page, has no useful message: `fallback`, the screen's own text, is
 * used instead.
 */
export function describeError(
  error: unknown,
  words: Words,
  fallback = words.errors.refusals.server_error,
): string {
  const { errors } = words;
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'network') return errors.network;
  const refusals: Partial<Record<ApiError['code'], string>> = errors.refusals;
  const refusal = refusals[error.code];
  if (!refusal) return fallback;
  if (error.code === 'server_error' && error.requestId) return `${refusal} (${leftToRight(error.requestId)})`;
  const details = new Set(error.details.map((detail) => describeDetail(detail, errors)));
  // Already said by the refusal.
  details.delete(refusal);
  details.delete('');
  return details.size > 0 ? `${refusal}: ${[...details].join('; ')}` : refusal;
}
