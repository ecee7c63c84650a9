/** Unsaved changes: the question before leaving them, and the notice when they are restored. */
export const unsaved = {
  title: 'Leave without saving?',
  text: 'What you’ve changed here isn’t saved yet.',
  textKept: 'What you typed isn’t in the shop yet. We can keep it here until you close this tab.',
  stay: 'Keep editing',
  keep: 'Leave and keep it',
  discard: 'Leave and discard it',
  restored: 'What you typed before is here again. It isn’t saved yet.',
  restoredUnsent: 'What you typed before is here again. It isn’t sent yet.',
  outdated:
    'What you typed before is here again, but a change has been saved elsewhere since. If you save now, yours replaces it.',
  merged:
    'A change was saved elsewhere first, so nothing’s saved yet. It’s here now, too; where both changed the same thing, yours stayed. Check it, then save again.',
  closeTitle: 'Close without saving?',
  close: 'Close and discard it',
};
