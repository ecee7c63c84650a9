import path from 'node:path';
import { z } from 'zod';
import { normalizePhone } from '../contracts/phone.ts';
import { emailSchema } from '../contracts/text.schemas.ts';
import { BootError } from './boot-error.ts';
import { isLoopback } from './loopback.ts';

const address = (message: string, ...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message);

const databaseExample = 'postgres://user:password@host:5432/name';
const databaseProtocols = ['postgres:', 'postgresql:'];
const poolRule = 'DATABASE_POOL_SIZE must be a number from 5 to 50.';

const portRule = 'PORT must be a number from 1 to 65535, or 0 for any that is free.';
const daysRule = 'BACKUP_DAYS must be a number of days from 0 (no nightly backups) to 3650.';
const slowRule = 'SLOW_QUERY_MS must be a number from 1 to 99999.';
const delayRule = 'STOP_DELAY must be a number of seconds from 0 to 60.';

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portRule)
    .transform(Number)
    .refine((port) => port <= 65535, portRule)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be a host name or an IP address, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  PUBLIC_URL: address(
    'PUBLIC_URL must be a web address, such as https://shop.example.com.',
    'http:',
    'https:',
  ).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: address(`DATABASE_URL must look like ${databaseExample}.`, ...databaseProtocols).optional(),
  DATABASE_READ_URLS: z
    .string()
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .pipe(
      z.array(
        address(
          `DATABASE_READ_URLS must look like ${databaseExample}, several of them with commas between.`,
          ...databaseProtocols,
        ),
      ),
    )
    .default([]),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^\d{1,2}$/, poolRule)
    .transform(Number)
    .refine((size) => size >= 5 && size <= 50, poolRule)
    .default(20),
  ADMIN_EMAIL: z
    .string()
    .refine(
      (text) => emailSchema.safeParse(text).success,
      'ADMIN_EMAIL must be an email address, such as owner@example.com.',
    )
    .default('admin@mouneh.local'),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'ADMIN_PASSWORD must have at least 6 characters.')
    .max(128, 'ADMIN_PASSWORD must have at most 128 characters.')
    .optional(),
  SELLER_PHONE: z
    .string()
    .transform(normalizePhone)
    .refine((phone) => phone !== null, 'SELLER_PHONE must be a phone number, such as +962 79 123 4567.')
    .optional(),
  SMTP_URL: address(
    'SMTP_URL must look like smtp://user:password@mail.example.com:587.',
    'smtp:',
    'smtps:',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]{0,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'MAIL_FROM must be an email address, such as Mouneh <hello@example.com>.',
    )
    .optional(),
  TRUST_PROXY: z.enum(['on', 'off'], 'TRUST_PROXY must be on or off.').default('off'),
  RATE_LIMITS: z.enum(['on', 'off'], 'RATE_LIMITS must be on or off.').default('on'),
  STOP_DELAY: z
    .string()
    .regex(/^\d{1,2}$/, delayRule)
    .transform(Number)
    .refine((seconds) => seconds <= 60, delayRule)
    .default(0),
  BACKUP_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, daysRule)
    .transform(Number)
    .refine((days) => days <= 3650, daysRule)
    .default(14),
  BACKUP_DIR: z.string().optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], 'LOG_LEVEL must be debug, info, warn or error.')
    .default('info'),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^\d{1,5}$/, slowRule)
    .transform(Number)
    .refine((milliseconds) => milliseconds > 0, slowRule)
    .default(500),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}$/, 'METRICS_TOKEN must have 16 to 200 letters, digits and signs of -._~+/.')
    .optional(),
});

export type Config = {
  port: number;
  host: string;
  /** The public URL of the shop, without a trailing slash. */
  publicUrl: string;
  /** An absolute path. */
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  /** Replicas of that database, for public reads. */
  databaseReadUrls: string[];
  /** The most connections of this process, to the database and to each replica. */
  databasePoolSize: number;
  adminEmail: string;
  /** Null to generate one for the first administrator, printed once. */
  adminPassword: string | null;
  /** E.164, or null: the shopper chooses the recipient in WhatsApp. */
  sellerPhone: string | null;
  /** Null to write mails as files under `dataDir`. */
  smtpUrl: string | null;
  /** The sender of mails: an address, optionally with a name. */
  mailFrom: string;
  rateLimits: boolean;
  /** Graceful shutdown: for how many seconds requests are still accepted after `/readyz` starts to answer 503. */
  stopDelay: number;
  /** For how many days a nightly backup is kept; 0 turns nightly backups off. */
  backupDays: number;
  /** An absolute path. */
  backupDir: string;
  /** The minimum log level. */
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** The threshold of the slow query log in milliseconds. */
  slowQueryMs: number;
  /** The bearer token of `/metrics`; null turns that page off. */
  metricsToken: string | null;
  /** Whether a reverse proxy is in front, whose `X-Forwarded-*` headers are trusted. */
  trustProxy: boolean;
};

/**
 * Reads the environment, the only place that does; an empty variable counts as absent. Throws a BootError for the first
 * invalid value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.entries(env)
    .map(([name, value]) => [name, name === 'ADMIN_PASSWORD' ? value : value?.trim()])
    .filter(([, value]) => value);
  const read = environment.safeParse(Object.fromEntries(given));
  if (!read.success) throw new BootError(read.error.issues[0]?.message ?? 'The configuration is not valid.');
  const values = read.data;
  if (values.RATE_LIMITS === 'off' && !isLoopback(values.HOST)) {
    throw new BootError(
      'RATE_LIMITS=off is for tests on this machine only: remove it, or set HOST=127.0.0.1.',
    );
  }
  if (values.DATABASE_READ_URLS.length > 0 && !values.DATABASE_URL) {
    throw new BootError('DATABASE_READ_URLS needs DATABASE_URL: the embedded database has no replicas.');
  }
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReadUrls: values.DATABASE_READ_URLS,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    adminEmail: values.ADMIN_EMAIL.toLowerCase(),
    adminPassword: values.ADMIN_PASSWORD ?? null,
    sellerPhone: values.SELLER_PHONE ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Mouneh <no-reply@${new URL(publicUrl).hostname}>`,
    rateLimits: values.RATE_LIMITS === 'on',
    stopDelay: values.STOP_DELAY,
    backupDays: values.BACKUP_DAYS,
    backupDir: path.resolve(values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups')),
    logLevel: values.LOG_LEVEL,
    slowQueryMs: values.SLOW_QUERY_MS,
    metricsToken: values.METRICS_TOKEN ?? null,
    trustProxy: values.TRUST_PROXY === 'on',
  };
}
