export const storeSelection = {
  /** For search engines and shared links. */
  description:
    'Two stores under one roof: the heritage store with the old Jordanian pantry, and Cilka with modern groceries. Choose where to shop.',
  title: 'Which store today?',
  note: 'Two stores under one roof. You can change the store anytime from account settings.',
  remembered: 'We’ll take you straight to the store you chose last.',
  last: 'Your store last time',
  clear: 'Clear my choice',
  cleared: 'Your choice is cleared. We’ll ask you again.',
  mouneh: {
    kind: 'The heritage store',
    text: 'The old pantry as we knew it: labneh, cheese, za’atar, oil, pickles, freekeh, honey.',
    enter: 'Enter the heritage store',
  },
  cilka: {
    kind: 'The modern store',
    text: 'Tea, coffee, rice and tins, and everything for under the sink, in one place.',
    enter: 'Enter Cilka',
  },
};
