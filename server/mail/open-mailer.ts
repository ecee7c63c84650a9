import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { defaultContent } from '../../contracts/default-content.ts';
import type { Deps } from '../deps.ts';
import { plainLine } from './isolate.ts';
import type { Mail, Mailbox, OutgoingMail } from './mail.ts';
import { mailServer } from './mail-server.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** Timeouts in milliseconds, below the queue's `expireInSeconds`: a silent server must fail before the job counts as lost. */
const timeoutMs = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 45_000,
};

export type Mailer = {
  /**
   * Sends a mail. `kind` names its file when there is no mail server. A mail that is sent again, because its instance
   * died before recording it, has the same `id` and so the same Message-ID, by which mail servers and programs detect
   * duplicates.
   */
  send: (kind: string, mail: OutgoingMail, id: string) => Promise<void>;
};

/**
 * Sends through the mail server of SMTP_URL; without one, every mail is written to a file under `DATA_DIR/mail` that
 * mail programs can open.
 */
export function openMailer({ config, log }: Pick<Deps, 'config' | 'log'>): Mailer {
  const server = config.smtpUrl
    ? createTransport({ ...mailServer(config.smtpUrl), ...timeoutMs })
    : createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (kind, { to, replyTo, mail, shop }, id) => {
      const from = senderOf(config.mailFrom, shop.name[mail.language]);
      const sent = await server.sendMail({
        from,
        messageId: `<${id}@${from.address.split('@').at(-1)}>`,
        to: tidy(to),
        ...(replyTo && { replyTo: tidy(replyTo) }),
        subject: plainLine(mail.subject),
        text: writeText(mail, shop),
        html: writeHtml(mail, shop),
        headers: headersOf(mail),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      if (config.smtpUrl) return;
      const file = await keep(path.join(config.dataDir, 'mail'), kind, sent.message as Buffer);
      log.debug({ file }, 'no SMTP_URL: the mail was written as a file');
    },
  };
}

/** `Mouneh <hello@example.com>` or a bare address; the shop's own name is in the reader's language. */
function senderOf(mailFrom: string, shopName: string): Mailbox {
  const [, given = '', address = mailFrom] = /^([^<]*)<([^>]+)>$/.exec(mailFrom) ?? [];
  const name = given.trim().replace(/^"(.*)"$/, '$1');
  const isShop = name === '' || name === defaultContent.name.en;
  return { name: isShop ? shopName : name, address };
}

/** A name is a single line; nodemailer escapes quotes and commas in it so that they separate nothing. */
const tidy = ({ name, address }: Mailbox): Mailbox => ({ name: plainLine(name, 60), address });

/** Marks automatic mails as such (RFC 3834), and adds one-click unsubscribe (RFC 8058). */
function headersOf({ leaveUrl, language }: Mail): Record<string, string> {
  const common = { 'Auto-Submitted': 'auto-generated', 'Content-Language': language };
  if (!leaveUrl) return common;
  return {
    ...common,
    'List-Unsubscribe': `<${leaveUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Writes a mail to a file, atomically, under a name that sorts by time and contains no personal data. */
async function keep(folder: string, kind: string, message: Buffer): Promise<string> {
  const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const file = path.join(folder, `${time}-${kind}-${randomUUID().slice(0, 8)}.eml`);
  // Restricted to the owner, as mails contain names and links that log people in.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return file;
}
