import { describe, expect, test } from 'vitest';
import { getProfile, updateProfile } from '../../contracts/accounts.ts';
import { openShop } from '../support/shop.ts';

const { call, send, faultsOf, addCustomer } = await openShop();

describe('the profile', () => {
  test.each([
    '0791234567',
    '079 123 4567',
    '+962 79 123 4567',
    '00962791234567',
    '+962 (0) 79-123-4567',
    '791234567',
    '٠٧٩١٢٣٤٥٦٧',
    '۰۷۹ ۱۲۳ ۴۵۶۷',
    '\u202a+962 79 123 4567\u202c',
  ])('keeps the phone %j as +962791234567', async (phone) => {
    const { token } = await addCustomer();
    expect((await call(updateProfile, { phone }, { token })).phone).toBe('+962791234567');
    expect((await call(getProfile, {}, { token })).phone).toBe('+962791234567');
  });

  test('loses nothing of the fields that are not given', async () => {
    const { user, token } = await addCustomer();
    const filled = { name: 'سلمى', phone: '+962791234567', address: 'Jabal Amman', birthDate: '1990-02-28' };
    expect(await call(updateProfile, filled, { token })).toEqual({ ...user, ...filled });
    expect(await call(updateProfile, {}, { token })).toEqual({ ...user, ...filled });
    const address = ' Jabal al-Weibdeh, 3rd floor ';
    expect(await call(updateProfile, { address }, { token })).toEqual({
      ...user,
      ...filled,
      address: address.trim(),
    });
  });

  test('may be emptied again, but for the name', async () => {
    const { token } = await addCustomer();
    await call(updateProfile, { phone: '0791234567', address: 'Irbid', birthDate: '1990-01-01' }, { token });
    const empty = { phone: '', address: '', birthDate: '' };
    expect(await call(updateProfile, empty, { token })).toMatchObject(empty);
    expect(await faultsOf(updateProfile, { name: ' ' }, { token })).toEqual(['Name is required']);
  });

  test('refuses a phone that is none, and days that do not exist', async () => {
    const { token } = await addCustomer();
    expect(await faultsOf(updateProfile, { phone: 'call me' }, { token })).toEqual([
      'Please enter a valid phone number, or leave it empty',
    ]);
    for (const birthDate of ['1990', '28/02/1990', '1990-13-01', '1990-02-30', '1990-02-28T00:00']) {
      expect(await faultsOf(updateProfile, { birthDate }, { token })).toEqual(['This value is not accepted']);
    }
    expect((await call(updateProfile, { birthDate: '2000-02-29' }, { token })).birthDate).toBe('2000-02-29');
  });

  test('changes neither email, nor role, nor anybody else', async () => {
    const { user, token } = await addCustomer();
    const other = await addCustomer();
    const input = { name: 'New', email: 'taken@example.com', role: 'admin', id: other.user.id };
    expect(await send(updateProfile, input, { token })).toMatchObject({ data: { ...user, name: 'New' } });
    expect(await call(getProfile, {}, other)).toEqual(other.user);
  });
});
