export const newsletter = {
  title: 'Word from the pantry',
  text: 'News of the seasons and our offers, and never too often.',
  email: 'Email',
  placeholder: 'you@example.com',
  subscribe: 'Subscribe',
  done: 'You’re on the list.',
};
