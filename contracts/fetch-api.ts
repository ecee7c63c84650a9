/**
 * The part of a `Response` that pages read: a cached answer is passed without building one, which would encode and
 * decode the body.
 */
export type CallAnswer = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>;

/** Calls the API in process by path and query, without a session: GET, or POST when there is a body. */
export type FetchApi = (path: string, body?: string | Blob) => CallAnswer | Promise<CallAnswer>;
