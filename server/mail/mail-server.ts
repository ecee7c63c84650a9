import { isLoopback } from '../loopback.ts';

/**
 * Options of nodemailer for SMTP_URL. Requires TLS beyond this machine: a server without STARTTLS, or a downgrade
 * attack that hides it, gets neither password nor mail.
 */
export const mailServer = (smtpUrl: string): { url: string; requireTLS: boolean } => ({
  url: smtpUrl,
  requireTLS: !isLoopback(new URL(smtpUrl).hostname),
});
