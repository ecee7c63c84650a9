import { plural } from '../../../contracts/plural.ts';

/** Words about logging in and what is kept of it: part of the account's files alone. */
export const security = {
  code: 'Code',
  codeHint: 'The six digits your app shows for this shop.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten you saved. Each works once.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  password: 'Your password',
  passwordText: 'You’ll stay logged in here and be logged out on your other devices.',
  passwordChanged: 'Your new password is saved. You’ve been logged out on your other devices.',
  secondStep: 'Two-step login',
  secondStepOff: 'Adds a code from an app on your phone, so a stolen password isn’t enough.',
  secondStepOn: 'On: logging in needs your password and a code from your phone.',
  codesLeft: (count: number) =>
    count === 0
      ? 'You have no recovery codes left. Turn two-step login off and on again for new ones.'
      : plural('en', count, {
          one: 'You have one recovery code left.',
          other: 'You have # recovery codes left.',
        }),
  setUp: 'Set up',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step login?',
  turnOffText: 'Your password alone will be enough. You’ll be logged out on your other devices.',
  turnedOff: 'Two-step login is off',
  next: 'Next',
  scan: 'Scan this with an authenticator app, such as Google Authenticator or Aegis.',
  qr: 'QR code with the secret',
  byHand: 'Or type this secret into the app:',
  openApp: 'Open the app on this device',
  firstCode: 'The code the app shows now',
  turnOn: 'Turn on',
  keepTitle: 'Keep these recovery codes',
  keepText:
    'If you lose your phone, each of these lets you in once. We’ll only show them now: write them down, or save them somewhere other than your phone.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save as a file',
  kept: 'I’ve saved them',
  turnedOn: 'Two-step login is on. You’ve been logged out on your other devices.',
  failed: 'We couldn’t load this.',
  sessions: 'Where you’re logged in',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  lastUsed: (time: string) => `Last used ${time}`,
  loggedIn: (time: string) => `Logged in ${time}`,
  end: 'Log out',
  endNamed: (device: string) => `Log out ${device}`,
  endOthers: 'Log out everywhere else',
  endTitle: 'Log out that device?',
  endText: 'Wasn’t you? Choose a new password as well.',
  ended: 'That device is logged out',
  data: 'Your data',
  dataText:
    'A file with everything the shop knows about you: details, orders, favourites, messages and logins.',
  dataMessages:
    'Messages are in it once you have used a link for a new password, which shows that the email is yours.',
  download: 'Download my data',
};
