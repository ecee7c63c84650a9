/** What a page reads of an answer: a kept one costs no `Response`, whose body would be encoded, streamed and decoded again. */
export type CallAnswer = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>;

/** Asks the API in process by path and query, without a session: by GET, or with a body by POST. */
export type FetchApi = (path: string, body?: string | Blob) => CallAnswer | Promise<CallAnswer>;
