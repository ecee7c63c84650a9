export const newsletter = {
  title: 'Newsletter',
  intro:
    'People who left their email for the shop’s news. The shop keeps the list; you write and send the newsletter with a mailing program.',
  loading: 'Loading the list…',
  failed: 'We couldn’t load the list.',
  retry: 'Try again',
  count: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
  languages: (arabic: number, english: number) => `Arabic: ${arabic} · English: ${english}`,
  recent: (count: number) => `Joined in the last 30 days: ${count}`,
  download: 'Download addresses (CSV)',
  downloadText: 'This downloads the addresses as a file that opens in Excel (CSV).',
  none: 'Nobody has subscribed yet',
  noneText: 'The form is at the foot of the home page.',
  howTitle: 'How do I send a newsletter?',
  how: [
    'Download the list anew each time: people join and leave in the meantime.',
    'Import the file into a program that sends newsletters. Its “language” column says who reads Arabic (ar) and who reads English (en).',
    'Put the link from the “unsubscribe” column in each person’s email: it’s their own, and takes them off the list.',
    'People gave these addresses for the newsletter only: keep the file to yourself, and delete it afterwards.',
  ],
};
