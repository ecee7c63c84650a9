import { plural } from '../../../contracts/plural.ts';

/** Words about logging in and what is kept of it: part of the account's files alone. */
export const security = {
  code: 'Code',
  codeHint: 'The six digits that your app shows for this shop.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten that you kept. Each works once.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  password: 'Your password',
  passwordText: 'You stay logged in here, and are logged out on your other devices.',
  passwordChanged: 'Your new password is saved. You are logged out on your other devices.',
  secondStep: 'Two-step login',
  secondStepOff:
    'Besides the password, a code from an app on your phone. A stolen password is not enough then.',
  secondStepOn: 'On: a login takes your password and a code from your phone.',
  codesLeft: (count: number) =>
    count === 0
      ? 'No recovery codes are left. Turn it off and on again for new ones.'
      : plural('en', count, { one: 'One recovery code is left.', other: '# recovery codes are left.' }),
  setUp: 'Set up',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step login?',
  turnOffText: 'The password alone will be enough. You are logged out on your other devices.',
  turnedOff: 'Two-step login is off',
  next: 'Next',
  scan: 'Scan this with an authenticator app, such as Google Authenticator or Aegis.',
  qr: 'QR code with the secret',
  byHand: 'Or type this secret into the app:',
  openApp: 'Open the app on this device',
  firstCode: 'The code that the app shows now',
  turnOn: 'Turn on',
  keepTitle: 'Keep these recovery codes',
  keepText:
    'If your phone is lost, each of them lets you in once. They are shown only now: write them down, or save them away from your phone.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save as a file',
  kept: 'I have kept them',
  turnedOn: 'Two-step login is on. You are logged out on your other devices.',
  failed: 'This could not be loaded.',
  sessions: 'Where you are logged in',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  lastUsed: (time: string) => `Last used ${time}`,
  loggedIn: (time: string) => `Logged in ${time}`,
  end: 'Log out',
  endNamed: (device: string) => `Log out ${device}`,
  endOthers: 'Log out everywhere else',
  endTitle: 'Log out there?',
  endText: 'Was it not you? Then choose a new password as well.',
  ended: 'Logged out there',
  data: 'Your data',
  dataText: 'A file with all that the shop knows about you: details, orders, favourites, messages, logins.',
  dataMessages:
    'Messages are in it once you have used a link for a new password, which shows that the email is yours.',
  download: 'Download my data',
};
