import { pino } from 'pino';
import { removeTwoFactor } from '../server/accounts/stop-two-factor.ts';
import { BootError } from '../server/boot-error.ts';
import { readConfig } from '../server/config.ts';
import { openShopDatabase } from '../server/database/open-shop-database.ts';
import { answer } from './answer.ts';

/**
 * Account recovery by the operator: turns two-factor login off for a user who has lost phone and recovery codes.
 * Requires no password: access to the shop's machine is the authorization.
 */
await answer('Two-factor login could not be taken off', async () => {
  const email = process.argv[2];
  if (!email) throw new BootError('Say whose: npm run two-factor-off -- owner@example.com');
  const config = readConfig(process.env);
  const { db, close } = await openShopDatabase(config, { log: pino({ level: 'silent' }), mayShare: true });
  try {
    if (!(await removeTwoFactor(db, email)))
      throw new BootError(`No account with the email ${email} uses two-factor login.`);
    return `${email} logs in with the password alone now, and is logged out everywhere. Set two-factor login up anew soon.`;
  } finally {
    await close();
  }
});
