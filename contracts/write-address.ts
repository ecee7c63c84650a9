import type { Bilingual, Language } from './language.ts';

/** An order's address; the fields after the country are missing until the order is saved. */
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

/** A part of an address: its text, and the shop's label where it has one (`floor`). */
export type AddressPart = { word: string; text: string };

/** The parts of an address from near to far, without empty ones. */
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
