import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import type { Deps } from '../../server/deps.ts';

/** A parsed mail with the kind of job that sent it. */
export type Received = Email & { kind: string };

/** The mails that the shop has written to `DATA_DIR/mail` so far, in no particular order. */
export async function readMails({ config }: Pick<Deps, 'config'>): Promise<Received[]> {
  const folder = path.join(config.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  return Promise.all(
    files.map(async (file) => ({
      ...(await PostalMime.parse(await readFile(path.join(folder, file)))),
      kind: /T[\d-]+?-([a-z-]+)-\w{8}\.eml$/.exec(file)?.[1] ?? '',
    })),
  );
}

/** Polls until the one mail of this kind to this address has been sent. */
export const receive = (deps: Pick<Deps, 'config'>, kind: string, to: string): Promise<Received> =>
  vi.waitFor(
    async () => {
      const mails = await readMails(deps);
      const mine = mails.filter((mail) => mail.kind === kind && addressOf(mail) === to);
      expect(mine, `${kind} to ${to}`).toHaveLength(1);
      return mine[0] as Received;
    },
    { timeout: 30_000, interval: 100 },
  );

export const addressOf = ({ to }: Email): string | undefined => to?.[0]?.address;

/** The first URL in a mail's text that contains `part`. */
export function linkIn({ text = '' }: Email, part: string): string {
  const found = text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(part));
  if (!found) throw new Error(`no link to ${part} in the mail`);
  return found;
}
