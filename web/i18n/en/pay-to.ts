export const payTo = {
  title: { cliq: 'Pay by CliQ', bank: 'Pay by bank transfer' },
  alias: 'CliQ alias',
  name: 'Name on the account',
  bank: 'Bank',
  iban: 'IBAN',
  amount: 'Amount',
  reference: 'Reference',
  referenceWhy: 'Put the order number in the note of your payment, so the seller knows which order it’s for.',
  copy: 'Copy',
  copyNamed: (label: string) => `Copy: ${label}`,
  copied: 'Copied',
  copyFailed: 'Your browser didn’t let us copy. Press and hold the text.',
};
