import type { Language } from '../../contracts/language.ts';
import { findPlace } from '../../contracts/places.ts';

/** A place in the reader's language; an unknown one stays as typed. Public pages get it from the server. */
export const formatPlace = (origin: string, language: Language): string =>
  findPlace(origin)?.[language] ?? origin;
