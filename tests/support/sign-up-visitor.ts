import { register } from '../../contracts/accounts.ts';
import type { Visitor } from './browser.ts';
import { keepSession } from './keep-session.ts';

/** A signed-up account: `call` calls the API with its token outside the browser, and returns the data. */
export type Customer = {
  email: string;
  call: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;
};

let customers = 0;

/** Signs up and stores the session in the browser context, so that every page opened from now on is signed in. */
export async function signUpVisitor({ page }: Visitor, base: string, name: string): Promise<Customer> {
  customers += 1;
  const email = `visitor-${customers}@example.com`;
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const call: Customer['call'] = async (method, path, body) => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body) ?? null,
    });
    const envelope = await response.json();
    if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.error}`);
    return envelope.data;
  };
  const input = { name, email, password: 'a jar of olives' };
  const { token } = await call<{ token: string }>(register.method, register.path, input);
  headers.Authorization = `Bearer ${token}`;
  await page.addInitScript(keepSession, token);
  return { email, call };
}
