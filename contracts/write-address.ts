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
  en: { building: (name: string) => `building ${name}`, floor: (name: string) => `floor ${name}` },
  ar: { building: (name: string) => `عمارة ${name}`, floor: (name: string) => `طابق ${name}` },
};

/** The parts of an address from the near to the far, for one line; those that are empty are left out. */
export function addressParts(to: WrittenPlace, area: Bilingual | null, language: Language): string[] {
  const say = words[language];
  return [
    area?.[language] ?? '',
    to.street,
    to.building ? say.building(to.building) : '',
    to.floor ? say.floor(to.floor) : '',
    to.city,
    to.country,
  ].filter(Boolean);
}
