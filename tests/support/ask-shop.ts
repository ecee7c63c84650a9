import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { register } from '../../contracts/accounts.ts';
import { type AnswerOf, type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Calls a shop in another process over HTTP; returns status and body. */
export function sendTo(
  base: string,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { url, body } = requestFor(endpoint, input);
  const sent = { method: endpoint.method, headers: { 'Content-Type': 'application/json', ...headers } };
  return fetch(`${base}${url}`, body === undefined ? sent : { ...sent, body });
}

/** Makes a call that must succeed, and returns its data. */
export async function callAt<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<AnswerOf<E>> {
  const response = await sendTo(base, endpoint, input as Record<string, unknown>, headers);
  const answer = await response.json().catch(() => null);
  expect([response.status, answer]).toEqual([
    endpoint.status ?? 200,
    expect.objectContaining({ success: true }),
  ]);
  return (endpoint.paged ? { items: answer.data, page: answer.page } : answer.data) as AnswerOf<E>;
}

/** Signs up an account; returns its authorization headers. */
export async function signUpAt(base: string): Promise<{ Authorization: string }> {
  const input = { name: 'Salma', email: `${randomUUID()}@example.com`, password: 'a jar of olives' };
  const { token } = await callAt(base, register, input);
  return bearer(token);
}
