import { spawnSync } from 'node:child_process';
import { findChromium } from '../tests/support/find-chromium.ts';

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

if (!findChromium()) {
  const mayInstall = process.getuid?.() === 0 && runs('apt-get', '--version');
  if (mayInstall) {
    runs('apt-get', 'update');
    runs('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  if (!findChromium()) {
    console.error(
      'The browser journeys need Chromium and it is missing: install it, then run npm test again.',
    );
    process.exitCode = 1;
  }
}
