import { spawnSync } from 'node:child_process';
import { findChromium, withoutScreen } from '../tests/support/find-chromium.ts';

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
const install = (name: string): boolean =>
  runs('apt-get', ...patience, 'install', '-y', '--no-install-recommends', name);

if (findChromium() !== withoutScreen && process.getuid?.() === 0 && runs('apt-get', '--version')) {
  runs('apt-get', ...patience, 'update');
  // Not every distribution has the one without a screen.
  if (!install(withoutScreen.replace('/usr/bin/', '')) && !findChromium()) install('chromium');
}
if (!findChromium()) {
  console.error('The browser journeys need Chromium and it is missing: install it, then run npm test again.');
  process.exitCode = 1;
}
