import type { Config } from '../config.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const here = ['localhost', '127.0.0.1', '[::1]'];
const about = 'Settings';

/** Settings that are valid but rarely intended in a public shop. */
export function checkConfig(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.publicUrl);
  const isHere = here.includes(hostname);
  const isPublic = config.smtpUrl !== null || !['127.0.0.1', 'localhost', '::1'].includes(config.host);
  const findings: Finding[] = [];
  if (isHere && isPublic) {
    findings.push(
      failure(
        about,
        `links in mails lead to ${config.publicUrl}: set PUBLIC_URL to the address that people know.`,
      ),
    );
  }
  if (!isHere && protocol === 'http:') {
    findings.push(
      failure(
        about,
        'PUBLIC_URL begins with http: passwords could be read on the way. Put HTTPS before the shop.',
      ),
    );
  }
  if (!isHere && protocol === 'https:' && !config.trustProxy) {
    findings.push(
      warning(
        about,
        'if a proxy stands before the shop, set TRUST_PROXY=on: else all visitors share one limit.',
      ),
    );
  }
  if (config.smtpUrl && config.adminEmail.endsWith('.local')) {
    findings.push(
      warning(about, `mails to ${config.adminEmail} reach no one: set ADMIN_EMAIL before the first start.`),
    );
  }
  if (!config.rateLimits) {
    findings.push(failure(about, 'RATE_LIMITS is off: passwords can be tried without a limit. Remove it.'));
  }
  return findings.length > 0 ? findings : [ok(about, `the shop is at ${config.publicUrl}`)];
}
