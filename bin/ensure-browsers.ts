import { existsSync } from 'node:fs';
import { findChromium, withoutScreen } from '../tests/support/find-chromium.ts';
import { firefoxPath } from '../tests/support/firefox.ts';
import { screenPath, webkitDriverPath } from '../tests/support/webkit.ts';
import { installPackage, listPackages } from './apt.ts';

/** For the short journeys in other engines: Debian's names of the browser, its driver and WebKit's virtual screen. */
const others = [
  { name: 'firefox-esr', path: firefoxPath },
  { name: 'webkit2gtk-driver', path: webkitDriverPath },
  { name: 'xvfb', path: screenPath },
];
const missing = () => others.filter(({ path }) => !existsSync(path));

if ((findChromium() !== withoutScreen || missing().length > 0) && listPackages()) {
  // Not every distribution has the headless one.
  if (
    findChromium() !== withoutScreen &&
    !installPackage(withoutScreen.replace('/usr/bin/', '')) &&
    !findChromium()
  )
    installPackage('chromium');
  for (const { name } of missing()) installPackage(name);
}
if (!findChromium()) {
  console.error('The browser journeys need Chromium and it is missing: install it, then run npm test again.');
  process.exitCode = 1;
}
for (const { name } of missing())
  console.warn(
    `${name} is missing: the short journeys in its browser are left out, which need Debian's packages.`,
  );
