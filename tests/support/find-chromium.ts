import { existsSync } from 'node:fs';

/** Debian's headless Chromium, which opens a page in a third of the time. */
export const withoutScreen = '/usr/bin/chromium-headless-shell';

const places = [
  withoutScreen,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed Chromium or Chrome. */
export const findChromium = (): string | undefined => places.find((place) => existsSync(place));
