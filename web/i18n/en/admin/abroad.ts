export const abroad = {
  title: 'Delivery abroad',
  intro:
    'The countries you send parcels to. Without any, a customer can still name a country: you tell them what delivery costs before they pay.',
  open: 'Delivery abroad',
  loading: 'Loading…',
  failed: 'We couldn’t load this.',
  retry: 'Try again',
  failedToSave: 'We couldn’t save this.',
  none: 'No countries yet: you’ll set the price of each delivery abroad once the order is in.',
  toldLater: 'Price after confirmation.',
  toldLaterAbout:
    'You set the price once the order is in. The customer accepts it, then you prepare the order.',
  fee: 'Delivery fee (JD)',
  add: 'Add a country',
  choose: 'Choose a country',
  nearby: 'Nearby',
  others: 'Other countries',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  about: 'Customers abroad don’t pay in cash. A product that can’t travel is marked in its own form.',
  save: 'Save',
  saved: 'Delivery abroad saved',
};
