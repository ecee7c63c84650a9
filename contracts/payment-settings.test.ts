import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setPaymentSettings } from './payment-settings.schemas.ts';
import { bareIban, formatIban, isIban } from './payment-settings.ts';

const iban = 'JO71CBJO0000000000001234567890';

test('an IBAN is right by its check digits, and a Jordanian one by its length', () => {
  for (const right of [iban, 'GB82WEST12345698765432', 'DE89370400440532013000'])
    expect(isIban(right)).toBe(true);
  for (const wrong of ['', 'JO', iban.slice(0, -1), `${iban}0`, 'JO71 CBJO', 'GB82WEST12345698765431'])
    expect(isIban(wrong)).toBe(false);
});

test('one wrong character or two exchanged are noticed', () => {
  const swap = (place: number) =>
    iban.slice(0, place) + iban[place + 1] + iban[place] + iban.slice(place + 2);
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 28 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const exchanged = swap(place);
      if (exchanged !== iban) expect(isIban(exchanged)).toBe(false);
      const digit = Number(iban[place]);
      if (Number.isNaN(digit)) return;
      expect(isIban(`${iban.slice(0, place)}${(digit + more) % 10}${iban.slice(place + 1)}`)).toBe(false);
    }),
  );
});

test('an IBAN is kept without the spaces it is printed with, typed in Arabic digits too', () => {
  expect(formatIban(iban)).toBe('JO71 CBJO 0000 0000 0000 1234 5678 90');
  expect(bareIban(formatIban(iban).toLowerCase())).toBe(iban);
  const typed = {
    ...{ methods: ['bank', 'cash', 'bank'], cliq_alias: '', cliq_name: '', version: 0 },
    ...{
      bank_name: 'Cairo Amman Bank',
      account_name: 'Mouneh',
      iban: 'jo71 cbjo 0000 0000 0000 ١٢٣٤ ٥٦٧٨ ٩٠',
    },
  };
  expect(setPaymentSettings.input.parse(typed)).toMatchObject({ iban, methods: ['cash', 'bank'] });
});

test('a phone number as CliQ’s alias is taken however it is pasted, and any other alias stays as it is', () => {
  for (const typed of [
    '079 555 4433',
    '+962 79-555 4433',
    '00962 79 555 4433',
    '+٩٦٢ ٧٩-٥٥٥ ٤٤٣٣',
    '0795554433',
  ])
    expect(setPaymentSettings.input.shape.cliq_alias.parse(typed)).toBe('+962795554433');
  for (const alias of ['MOUNEH', 'um.khaled', '12345678'])
    expect(setPaymentSettings.input.shape.cliq_alias.parse(` ${alias} `)).toBe(alias);
});

test('a way of paying that needs an account is not switched on without one', () => {
  const empty = { cliq_alias: '', cliq_name: '', bank_name: '', account_name: '', iban: '', version: 0 };
  const faults = (input: object) =>
    setPaymentSettings.input
      .safeParse({ ...empty, ...input })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(faults({ methods: ['cash', 'chat'] })).toBeUndefined();
  expect(faults({ methods: ['cliq'] })).toEqual(['cliq_alias required', 'cliq_name required']);
  expect(faults({ methods: ['bank'], bank_name: 'Bank' })).toEqual([
    'account_name required',
    'iban required',
  ]);
  expect(faults({ methods: [], cliq_alias: 'two words', iban: 'JO00' })).toEqual([
    'cliq_alias alias_invalid',
    'iban iban_invalid',
  ]);
});
