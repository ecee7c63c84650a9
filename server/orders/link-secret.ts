import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const secrets = new Map<string, Buffer>();

/** The secret of this shop's private links, shared by its instances: a file readable only by its user, created on first use. */
export function readLinkSecret(dataDir: string): Buffer {
  const known = secrets.get(dataDir);
  if (known) return known;
  const file = path.join(dataDir, 'link-secret');
  const secret = readSecret(file) ?? makeSecret(file);
  secrets.set(dataDir, secret);
  return secret;
}

function readSecret(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Written to a temporary file and linked into place (atomic): of two concurrent instances the first wins, and none
 * reads a partial file.
 */
function makeSecret(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}-${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, randomBytes(32), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file);
}

/** A keyed hash (HMAC) of a phone number (E.164): without the secret, hashing all numbers would not reveal it. */
export const hashPhone = ({ dataDir }: { dataDir: string }, phone: string): string =>
  createHmac('sha256', readLinkSecret(dataDir)).update('phone').update(phone).digest('base64url');
