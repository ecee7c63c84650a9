import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { afterEach, expect } from 'vitest';
import { login, register, type User } from '../../contracts/accounts.ts';
import { createProduct, type Product } from '../../contracts/catalogue.ts';
import { createCategory } from '../../contracts/categories.ts';
import { type AnswerOf, type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import type { ErrorCode, ErrorDetail } from '../../contracts/error.ts';
import { confirmIdentity } from '../../contracts/sessions.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { createApp } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { Database } from '../../server/database/connect.ts';
import { createLog } from '../../server/log.ts';
import { openDeps, type TestDeps, type TestOptions } from './open-deps.ts';
import { whenDone } from './when-done.ts';

type Sent = { token?: string | undefined; headers?: Record<string, string> };
/** A call's envelope, success or error, with its HTTP status. */
export type Answer = {
  status: number;
  success: boolean;
  data?: unknown;
  page?: { total: number; cursor: string | null };
  activity?: number;
  error?: string;
  code?: ErrorCode;
  details?: ErrorDetail[];
};
export type Customer = { user: User; token: string; device: string; password: string };

export type Shop = {
  app: Hono;
  db: Database;
  deps: TestDeps;
  /** Warnings and errors logged during the test; any that are left at its end fail it. */
  logged: string[];
  /** Every log line since the shop was opened, also below the displayed level. */
  log: string[];
  /** Calls any endpoint through the HTTP app, with unvalidated input; returns status and body. */
  send: (endpoint: Endpoint, input: Record<string, unknown>, sent?: Sent) => Promise<Answer>;
  /** Calls an endpoint and asserts success; returns the data. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, sent?: Sent) => Promise<AnswerOf<E>>;
  /** The validation messages of a refused call, in order. */
  faultsOf: (endpoint: Endpoint, input: Record<string, unknown>, sent?: Sent) => Promise<string[]>;
  addCustomer: (fields?: { name?: string; email?: string; password?: string }) => Promise<Customer>;
  /** Token of the only administrator, already re-authenticated. */
  admin: () => Promise<string>;
  /** Makes a category with this slug if there is none. */
  addCategory: (slug: string, name?: { en: string; ar: string }) => Promise<void>;
  addProduct: (fields?: Partial<InputOf<typeof createProduct>>) => Promise<Product>;
};

const noPages = (): Promise<ServerBuild> => Promise.reject(new Error('this shop was opened without pages'));

/** Whether a log line is more than a normally answered or refused request. */
const isComplaint = (line: string): boolean => {
  const { level, msg } = JSON.parse(line);
  return level > 20 && (level >= 50 || msg !== 'request');
};

/** The whole app on an empty database for the calling test file. Call it at the top of the file. */
export async function openShop(
  changes: Partial<Config> = {},
  build: () => Promise<ServerBuild> = noPages,
  options: TestOptions = {},
): Promise<Shop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-shop-'));
  const lines: string[] = [];
  const logged: string[] = [];
  afterEach(() => expect(logged.splice(0)).toEqual([]));
  whenDone(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', ADMIN_PASSWORD: 'the keys of the shop' };
  const write = (line: string) => {
    lines.push(line);
    if (isComplaint(line)) logged.push(line);
  };
  const log = createLog({ write }, 'debug');
  const deps = await openDeps({ ...readConfig(env), ...changes }, log, options);
  const { db } = deps;
  const app = createApp(deps, build);

  const send: Shop['send'] = async (endpoint, input, { token, headers } = {}) => {
    const { url, body } = requestFor(endpoint, input);
    const response = await app.request(url, {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const { requestId, ...answer } = (await response.json()) as Omit<Answer, 'status'> & {
      requestId?: string;
    };
    const name = response.headers.get('X-Request-Id');
    expect(name).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
    expect(requestId, 'a refusal names its request').toBe(answer.success ? undefined : name);
    return { status: response.status, ...answer };
  };

  const call: Shop['call'] = async (endpoint, input, sent) => {
    const answer = await send(endpoint, input as Record<string, unknown>, sent);
    expect(answer).toMatchObject({ success: true, status: endpoint.status ?? 200 });
    const { data, page } = answer;
    return (endpoint.paged ? { items: data, page } : data) as AnswerOf<typeof endpoint>;
  };

  const faultsOf: Shop['faultsOf'] = async (endpoint, input, sent) => {
    const answer = await send(endpoint, input, sent);
    expect(answer).toMatchObject({ status: 400, success: false, code: 'validation_failed' });
    return (answer.details ?? []).map(({ message }) => message);
  };

  let customers = 0;
  const addCustomer: Shop['addCustomer'] = async (fields = {}) => {
    customers += 1;
    const password = fields.password ?? 'a jar of olives';
    const { name = `Customer ${customers}`, email = `customer-${customers}@example.com` } = fields;
    return { ...(await call(register, { name, email, password })), password };
  };

  let adminToken: Promise<string> | undefined;
  const admin = () => {
    adminToken ??= (async () => {
      const { email } = await ensureFirstAdmin(deps);
      const password = deps.config.adminPassword ?? '';
      const { token } = await call(login, { email, password });
      await call(confirmIdentity, { password }, { token });
      return token;
    })();
    return adminToken;
  };

  const categories = new Map<string, Promise<unknown>>();
  const addCategory: Shop['addCategory'] = async (slug, name = { en: slug, ar: `فئة ${slug}` }) => {
    const add = async () => call(createCategory, { name, slug }, { token: await admin() });
    const added = categories.get(slug) ?? add();
    categories.set(slug, added);
    await added;
  };

  let products = 0;
  const addProduct: Shop['addProduct'] = async (fields = {}) => {
    products += 1;
    const { category = 'shelf', name = { en: `Jar ${products}`, ar: `مرطبان ${products}` } } = fields;
    if (fields.category === undefined) await addCategory(category);
    const input = { name, price: 1, store: 'mouneh' as const, ...fields, category };
    return call(createProduct, input, { token: await admin() });
  };

  return {
    app,
    db,
    deps,
    logged,
    log: lines,
    send,
    call,
    faultsOf,
    addCustomer,
    admin,
    addCategory,
    addProduct,
  };
}
