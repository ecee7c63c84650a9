import type { Language } from '../../contracts/language.ts';
import type { Words } from './en.ts';

/** What stands in the words where the shop's name belongs. */
const shopMark = '{shop}';

type Named = { name: string; words: Words };
const lastNamed: Partial<Record<Language, Named>> = {};

/** The words with the shop's name in its places. It changes rarely, so the last one of each language is kept. */
export function nameShop(words: Words, name: string, language: Language): Words {
  const last = lastNamed[language];
  if (last?.name === name) return last.words;
  const named = { name, words: fill(words, name) as Words };
  lastNamed[language] = named;
  return named.words;
}

function fill(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll(shopMark, () => name);
  if (typeof value === 'function') return (...given: unknown[]) => fill(value(...given), name);
  if (Array.isArray(value)) return value.map((inner) => fill(inner, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, name)]));
}
