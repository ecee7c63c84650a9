import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BootError } from '../../server/boot-error.ts';
import { readConfig } from '../../server/config.ts';

test('an empty environment gives the defaults of a shop on this machine', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    databaseUrl: null,
    databaseReadUrls: [],
    databasePoolSize: 20,
    adminEmail: 'admin@mouneh.local',
    adminPassword: null,
    sellerPhone: null,
    smtpUrl: null,
    mailFrom: 'Mouneh <no-reply@localhost>',
    trustProxy: false,
    rateLimits: true,
    stopDelay: 0,
    backupDays: 14,
    backupDir: path.resolve('data/backups'),
    logLevel: 'info',
    slowQueryMs: 500,
    metricsToken: null,
  });
});

test('the public address follows the port, and loses its last slash', () => {
  expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  // Any free port: the start binds it, and reads the settings again with its number.
  expect(readConfig({ PORT: '0' }).port).toBe(0);
  expect(readConfig({ PUBLIC_URL: 'https://mouneh.example/' }).publicUrl).toBe('https://mouneh.example');
});

test('several replicas stand one after another', () => {
  const env = {
    DATABASE_URL: 'postgres://one/mouneh',
    DATABASE_READ_URLS: 'postgres://two/mouneh, postgres://three/m,',
  };
  expect(readConfig(env).databaseReadUrls).toEqual(['postgres://two/mouneh', 'postgres://three/m']);
});

test('the seller may write the phone number as people do', () => {
  expect(readConfig({ SELLER_PHONE: '٠٧٩ ١٢٣ ٤٥٦٧' }).sellerPhone).toBe('+962791234567');
});

test('mails come from an address of the shop’s own name, or from the one that is given', () => {
  const mailFrom = (env: Record<string, string>) => readConfig(env).mailFrom;
  expect(mailFrom({ PUBLIC_URL: 'https://mouneh.example:8443/' })).toBe('Mouneh <no-reply@mouneh.example>');
  expect(mailFrom({ MAIL_FROM: ' Um Salma, Amman <hello@example.com> ' })).toBe(
    'Um Salma, Amman <hello@example.com>',
  );
  expect(mailFrom({ MAIL_FROM: 'hello@example.com' })).toBe('hello@example.com');
});

test('a mail server may ask for a name and a password, and for encryption', () => {
  for (const url of ['smtp://localhost:1025', 'smtps://shop%40example.com:pass%2Fword@mail.example.com']) {
    expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url);
  }
});

test('backups go where the data is, or where they are told to go, and may be switched off', () => {
  const { backupDir, backupDays } = readConfig({ DATA_DIR: '/srv/shop', BACKUP_DAYS: '0' });
  expect({ backupDir, backupDays }).toEqual({ backupDir: '/srv/shop/backups', backupDays: 0 });
  expect(readConfig({ BACKUP_DIR: '/mnt/disk' }).backupDir).toBe('/mnt/disk');
});

test('spaces around a password belong to it', () => {
  expect(readConfig({ ADMIN_PASSWORD: ' secret ' }).adminPassword).toBe(' secret ');
});

describe('a value that cannot be meant is refused in one sentence that names the variable', () => {
  test.each([
    { PORT: 'abc' },
    { PORT: '65536' },
    { PORT: '-1' },
    { HOST: 'a b' },
    { PUBLIC_URL: 'mouneh.example' },
    { PUBLIC_URL: 'ftp://mouneh.example' },
    { DATABASE_URL: 'mysql://localhost/mouneh' },
    { DATABASE_URL: 'postgres' },
    {
      DATABASE_READ_URLS: 'postgres://one/mouneh, mysql://two/mouneh',
      DATABASE_URL: 'postgres://one/mouneh',
    },
    { DATABASE_READ_URLS: 'postgres://one/mouneh' },
    { DATABASE_POOL_SIZE: 'many' },
    { DATABASE_POOL_SIZE: '4' },
    { DATABASE_POOL_SIZE: '51' },
    { ADMIN_EMAIL: 'nobody' },
    { ADMIN_PASSWORD: '12345' },
    { ADMIN_PASSWORD: 'x'.repeat(129) },
    { SELLER_PHONE: 'call me' },
    { SMTP_URL: 'mail.example.com' },
    { SMTP_URL: 'https://mail.example.com' },
    { MAIL_FROM: 'Mouneh' },
    { MAIL_FROM: 'Mouneh <hello@example.com' },
    { MAIL_FROM: 'Mouneh <hello@example.com>\r\nBcc: all@example.com' },
    { BACKUP_DAYS: 'all' },
    { BACKUP_DAYS: '4000' },
    { RATE_LIMITS: 'no' },
    { LOG_LEVEL: 'loud' },
    { STOP_DELAY: '61' },
    { SLOW_QUERY_MS: 'soon' },
    { SLOW_QUERY_MS: '0' },
    { METRICS_TOKEN: 'too short' },
    { METRICS_TOKEN: 'sixteen letters, but with spaces' },
    { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
  ])('%o', (env) => {
    const [name] = Object.keys(env);
    const read = () => readConfig(env);
    expect(read).toThrow(BootError);
    expect(read).toThrow(new RegExp(`^[^.\\n]*${name}[^\\n]*\\.$`));
  });
});
