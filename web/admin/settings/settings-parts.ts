import { type FieldPath, get } from 'react-hook-form';
import { isSame } from '../is-same.ts';
import type { ContentValues } from './content-values.ts';

/** The sections of the settings, by the names of their titles, each with the values that it edits. */
export const settingsParts = {
  shop: ['name', 'phone', 'email'],
  claims: ['claims.customers', 'claims.rating', 'claims.shipping', 'claims.reply', 'claims.support'],
  badges: ['claims.badges'],
  benefits: ['claims.benefits'],
  checkout: ['claims.checkout'],
  hours: ['hours'],
  contact: ['contact'],
  socials: ['socials'],
  place: ['headquarters', 'mapHref'],
  pickupTitle: ['pickup'],
  ordering: ['guestOrders'],
  rules: ['asksBirthDate'],
} as const satisfies Record<string, readonly FieldPath<ContentValues>[]>;

export type SettingsPart = keyof typeof settingsParts;

/** The sections with unsaved values. */
export const unsavedParts = (values: object, saved: object | undefined): SettingsPart[] =>
  (Object.keys(settingsParts) as SettingsPart[]).filter((part) =>
    settingsParts[part].some((name) => !isSame(get(values, name), get(saved, name))),
  );

export const partId = (part: SettingsPart): string => `settings-${part}`;
