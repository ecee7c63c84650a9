import { isLoopback } from '../loopback.ts';

/**
 * What nodemailer has to know of the server at SMTP_URL. Beyond this machine nothing is said before the line is encrypted:
 * a server that offers no TLS, or from whose answer somebody has taken the offer, gets neither password nor mail.
 */
export const mailServer = (smtpUrl: string): { url: string; requireTLS: boolean } => ({
  url: smtpUrl,
  requireTLS: !isLoopback(new URL(smtpUrl).hostname),
});
