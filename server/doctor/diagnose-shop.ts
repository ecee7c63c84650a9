import { BootError } from '../boot-error.ts';
import { type Config, readConfig } from '../config.ts';
import { checkBackups } from './check-backups.ts';
import { checkConfig } from './check-config.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkNode } from './check-node.ts';
import { type Finding, failure } from './finding.ts';

/** Checks everything that a shop with these settings depends on. Reports in plain words, without passwords or tokens. */
export async function diagnoseShop(
  env: Record<string, string | undefined>,
  { now = new Date(), node = process.versions.node } = {},
): Promise<Finding[]> {
  const findings = [await checkNode(node)];
  const config = tryConfig(env);
  if (config instanceof BootError) return [...findings, failure('Settings', config.message)];
  findings.push(...checkConfig(config), ...(await checkDisk(config)));
  const { findings: database, firstDay } = await checkDatabase(config, now);
  return [
    ...findings,
    ...database,
    ...(await checkMail(config)),
    ...(await checkBackups(config, firstDay, now)),
  ];
}

function tryConfig(env: Record<string, string | undefined>): Config | BootError {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof BootError) return error;
    throw error;
  }
}
