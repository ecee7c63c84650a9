import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './payment-settings.schemas.ts';

export type PaymentSettings = z.output<typeof schemas.paymentSettingsSchema>;
export type EditedPaymentSettings = z.output<typeof schemas.editedPaymentSettingsSchema>;

/** The stored form of an IBAN: its letters and digits only. */
export const bareIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** `JO71 CBJO 0000 …`: in groups of four, as banks print it. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Validates the check digits by ISO 7064 (mod 97-10); a Jordanian IBAN has 30 characters. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  if (text.startsWith('JO') && text.length !== 30) return false;
  const turned = text.slice(4) + text.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

export const getPaymentSettings: Endpoint<typeof schemas.getPaymentSettings> = {
  method: 'GET',
  path: '/admin/payment-settings',
  access: 'admin',
};

export const setPaymentSettings: Endpoint<typeof schemas.setPaymentSettings> = {
  method: 'PUT',
  path: '/admin/payment-settings',
  access: 'admin',
};
