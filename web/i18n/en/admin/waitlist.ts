/** The waiting list in the shop admin. */
export const waitlist = {
  title: 'Who’s waiting',
  intro:
    'Shoppers who want to hear when a product is back. Then emails are sent automatically, and people who got one aren’t listed any more; WhatsApp messages are yours to send.',
  back: 'Back to products',
  backHere: 'Back to who’s waiting',
  loading: 'Loading who’s waiting…',
  failed: 'We couldn’t load who’s waiting.',
  retry: 'Try again',
  ready: 'Ready to message',
  readyText:
    'These products are back. Each number gets one message; once you tick it, we forget the number tonight.',
  write: (product: string, number: string) => `Write on WhatsApp: ${product}, ${number}`,
  writeShort: 'WhatsApp',
  sent: 'Sent',
  sentFailed: 'We couldn’t save that.',
  waiting: 'Still waiting',
  emails: (count: number) => `${count} by email`,
  phones: (count: number) => `${count} by WhatsApp`,
  empty: 'Nobody’s waiting',
  emptyText: 'On the page of a product that can’t be ordered, shoppers can ask to hear when it’s back.',
};
