import type { ClaimName } from '../../../contracts/content.ts';
import type { Bilingual, Language } from '../../../contracts/language.ts';
import type { content } from '../../i18n/en/content.ts';
import type { home } from '../../i18n/en/home.ts';
import type { Words } from '../../i18n/en.ts';
import type { ClaimValue } from './claim-values.ts';

/** The public page with the claim. */
export const pageOfClaim: Record<ClaimName, string> = {
  customers: '/',
  rating: '/',
  reply: '/contact',
  shipping: '/',
  support: '/contact',
  hours: '/contact',
  badges: '/about',
  benefits: '/signup',
  checkout: '/checkout',
};

/** The sentences in which shoppers read a claim; a list has several. */
export function sentencesOf(
  name: ClaimName,
  value: ClaimValue,
  language: Language,
  words: Words & { content: typeof content; home: typeof home },
): string[] {
  if (Array.isArray(value)) {
    return value.map((text) => (name === 'badges' ? `100% ${text[language]}` : text[language]));
  }
  const { quality } = words.home.benefits;
  if (name === 'customers') return [quality.counted(value as number)];
  if (name === 'rating') return [quality.rated(value as number)];
  const text = (value as Bilingual)[language];
  if (name === 'reply') return [words.content.contact.tips.reply(text)];
  if (name === 'shipping') return [words.catalogue.delivery(text)];
  return [name === 'support' ? words.shell.footer.support(text) : text];
}
