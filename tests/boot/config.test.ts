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
    adminEmail: 'admin@mouneh.local',
    adminPassword: null,
    sellerPhone: null,
    trustProxy: false,
    rateLimits: true,
  });
});

test('the public address follows the port, and loses its last slash', () => {
  expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(readConfig({ PUBLIC_URL: 'https://mouneh.example/' }).publicUrl).toBe('https://mouneh.example');
});

test('the seller may write the phone number as people do', () => {
  expect(readConfig({ SELLER_PHONE: '٠٧٩ ١٢٣ ٤٥٦٧' }).sellerPhone).toBe('+962791234567');
});

test('spaces around a password belong to it', () => {
  expect(readConfig({ ADMIN_PASSWORD: ' secret ' }).adminPassword).toBe(' secret ');
});

describe('a value that cannot be meant is refused in one sentence that names the variable', () => {
  test.each([
    { PORT: 'abc' },
    { PORT: '0' },
    { PORT: '65536' },
    { PORT: '-1' },
    { HOST: 'a b' },
    { PUBLIC_URL: 'mouneh.example' },
    { PUBLIC_URL: 'ftp://mouneh.example' },
    { DATABASE_URL: 'mysql://localhost/mouneh' },
    { DATABASE_URL: 'postgres' },
    { ADMIN_EMAIL: 'nobody' },
    { ADMIN_PASSWORD: '12345' },
    { ADMIN_PASSWORD: 'x'.repeat(129) },
    { SELLER_PHONE: 'call me' },
    { RATE_LIMITS: 'no' },
    { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
  ])('%o', (env) => {
    const [name] = Object.keys(env);
    const read = () => readConfig(env);
    expect(read).toThrow(BootError);
    expect(read).toThrow(new RegExp(`^[^.\\n]*${name}[^\\n]*\\.$`));
  });
});
