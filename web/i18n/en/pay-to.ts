import { plural } from '../../../contracts/plural.ts';

export const payTo = {
  title: { cliq: 'Pay by CliQ', bank: 'Pay by bank transfer' },
  waits: 'Please answer the shop’s suggestion first: what you pay may change with it.',
  alias: 'CliQ alias',
  name: 'Name on the account',
  bank: 'Bank',
  iban: 'IBAN',
  amount: 'Amount',
  reference: 'Reference',
  referenceWhy: 'Put the order number in the note of your payment, so the seller knows which order it’s for.',
  proof: 'Send a picture of the transfer',
  proofWhy: 'Once you’ve paid, you can send the seller a picture of the transfer.',
  proofSent: (count: number) =>
    plural('en', count, {
      one: 'The seller has your picture and will check the payment.',
      other: 'The seller has your # pictures and will check the payment.',
    }),
  proofMore: 'Send another picture',
  proofRefused: 'We can’t use this picture. Please choose a JPEG, PNG or WebP.',
  copy: 'Copy',
  copyNamed: (label: string) => `Copy: ${label}`,
  copied: 'Copied',
  copyFailed: 'Your browser didn’t let us copy. Press and hold the text.',
};
