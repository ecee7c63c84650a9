import type { Bilingual, Language } from './language.ts';

/** A place as an order has it; the parts after the country are missing before an order is saved. */
export type WrittenPlace = {
  street: string;
  city: string;
  country: string;
  building?: string | undefined;
  floor?: string | undefined;
};

const words = {
  en: { building: 'building', floor: 'floor' },
  ar: { building: 'عمارة', floor: 'طابق' },
};

/** A part of an address: a name or what was typed, and the shop's word for it where it has one (`floor`). */
export type AddressPart = { word: string; text: string };

/** The parts of an address from the near to the far; those that are empty are left out. */
export function describeAddress(to: WrittenPlace, area: Bilingual | null, language: Language): AddressPart[] {
  const { building, floor } = words[language];
  return [
    { word: '', text: area?.[language] ?? '' },
    { word: '', text: to.street },
    { word: building, text: to.building ?? '' },
    { word: floor, text: to.floor ?? '' },
    { word: '', text: to.city },
    { word: '', text: to.country },
  ].filter(({ text }) => text);
}

/** The parts of an address as texts, for one line. */
export const addressParts = (to: WrittenPlace, area: Bilingual | null, language: Language): string[] =>
  describeAddress(to, area, language).map(({ word, text }) => (word ? `${word} ${text}` : text));
