import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { mailServer } from '../mail/mail-server.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const about = 'Mail';
/** In milliseconds. */
const timeoutMs = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
};

/** Checks that the mail server answers and accepts the login. Its own message is not repeated, as it may contain a user name. */
export async function checkMail({ smtpUrl, dataDir, mailFrom }: Config): Promise<Finding[]> {
  if (!smtpUrl) {
    return [
      warning(
        about,
        `customers get no mails, they are files in ${dataDir}/mail: set SMTP_URL to a mail server.`,
      ),
    ];
  }
  const { host } = new URL(smtpUrl);
  const server = createTransport({ ...mailServer(smtpUrl), ...timeoutMs });
  try {
    await server.verify();
    return [ok(about, `${host} takes mails from ${mailFrom}`)];
  } catch (error) {
    return [failure(about, explain(error as NodeJS.ErrnoException, host))];
  } finally {
    server.close();
  }
}

function explain({ code = '' }: NodeJS.ErrnoException, host: string): string {
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return `${host} refused the user or the password in SMTP_URL: correct them.`;
  }
  if (code === 'ETLS' || code === 'EREQUIRETLS') {
    return `${host} could not be reached over TLS: use smtps:// with port 465, or smtp:// with port 587.`;
  }
  if (code === 'EDNS') return `no machine is called ${host}: correct SMTP_URL.`;
  return `${host} did not answer as a mail server does: check SMTP_URL, and that this machine may reach it.`;
}
