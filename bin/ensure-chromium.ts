import { findChromium, withoutScreen } from '../tests/support/find-chromium.ts';
import { installPackage, listPackages } from './apt.ts';

if (findChromium() !== withoutScreen && listPackages()) {
  // Not every distribution has the one without a screen.
  if (!installPackage(withoutScreen.replace('/usr/bin/', '')) && !findChromium()) installPackage('chromium');
}
if (!findChromium()) {
  console.error('The browser journeys need Chromium and it is missing: install it, then run npm test again.');
  process.exitCode = 1;
}
