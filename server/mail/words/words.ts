import type { Language } from '../../../contracts/language.ts';
import { arabic } from './ar.ts';
import { english } from './en.ts';

export type Words = typeof english;

/** The texts of all mails in one language. */
export const wordsIn = (language: Language): Words => (language === 'ar' ? arabic : english);
