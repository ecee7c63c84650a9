import type { Language } from './language.ts';
import { plural } from './plural.ts';
import { sizeLabelIn } from './size-label.ts';
import { type Measure, parseWeight } from './weight.ts';

const measures: Record<Language, Record<Measure, string>> = {
  en: { g: 'g', kg: 'kg', ml: 'ml', l: 'L' },
  ar: { g: 'غم', kg: 'كغم', ml: 'مل', l: 'لتر' },
};

/** Countable units by the word that sellers write; `حبة` also covers its plurals. */
const counted: Record<Language, Record<string, (count: number) => string>> = {
  en: { حبة: (count) => plural('en', count, { one: '1 piece', other: '# pieces' }) },
  ar: {
    bags: (count) =>
      plural('ar', count, { one: 'ظرف واحد', two: 'ظرفان', few: '# ظروف', many: '# ظرفًا', other: '# ظرف' }),
    pieces: (count) =>
      plural('ar', count, {
        one: 'قطعة واحدة',
        two: 'قطعتان',
        few: '# قطع',
        many: '# قطعة',
        other: '# قطعة',
      }),
    حبة: (count) =>
      plural('ar', count, { one: 'حبة واحدة', two: 'حبتان', few: '# حبات', many: '# حبة', other: '# حبة' }),
    tablets: (count) =>
      plural('ar', count, { one: 'قرص واحد', two: 'قرصان', few: '# أقراص', many: '# قرصًا', other: '# قرص' }),
  },
};

/** The seller's size text in the reader's language; a text that is not understood stays as typed. */
export function formatWeight(label: string, language: Language): string {
  const text = sizeLabelIn(label, language);
  const weight = parseWeight(text);
  if (!weight) return text;
  if ('measure' in weight) return `${weight.amount} ${measures[language][weight.measure]}`;
  const words = counted[language][weight.counted.toLowerCase()];
  return words ? words(weight.amount) : `${weight.amount} ${weight.counted}`;
}
