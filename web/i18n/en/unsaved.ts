/** Asked before changes that are not saved are left. */
export const unsaved = {
  title: 'Leave without saving?',
  text: 'What you’ve changed here isn’t saved yet.',
  textKept: 'What you typed isn’t in the shop yet. We can keep it here until you close this tab.',
  stay: 'Keep editing',
  leave: 'Leave',
  keep: 'Leave and keep it',
  discard: 'Leave and discard it',
  closeTitle: 'Close without saving?',
  close: 'Close and discard it',
};
