import type { FoodFactsInput } from '../contracts/food-facts.ts';
import type { Bilingual } from '../contracts/language.ts';
import type { categories } from './categories.ts';

/** A product as the shop opens with it. The slug is made from the English name when it is stored. */
export type SeedProduct = {
  /** Also the name of the product's picture. */
  key: string;
  category: (typeof categories)[number]['slug'];
  store: 'mouneh' | 'cilka';
  name: { en: string; ar: string };
  description: { en: string; ar: string };
  /** What each picture shows, for a product with a second one (`KEY-second`). */
  alt?: { first: Bilingual; second: Bilingual };
  /** What the description states, and what is true of the food by its name: nothing is guessed, of no maker and for no batch. */
  food_facts?: Partial<FoodFactsInput>;
  /** Jordanian dinars, at most two decimals. */
  price: number;
  /** One canonical text for both languages: 500g, 1.5L, 25 bags. */
  weight: string;
  /** The English name of a place in contracts/places.ts. */
  origin?: string;
};
