import type { Language } from './language.ts';
import { plural } from './plural.ts';

/** What a schema says of a broken rule: its code, and of a text that is too long (`too_long:80`) how many characters it may have. */
export function readFault(message: string): { code: string; maximum?: number } {
  const [, maximum] = /^too_long:(\d+)$/.exec(message) ?? [];
  return maximum ? { code: 'too_long', maximum: Number(maximum) } : { code: message };
}

export const atMost = (characters: number, language: Language): string =>
  language === 'ar'
    ? plural('ar', characters, {
        one: 'حرف واحد على الأكثر',
        two: 'حرفان على الأكثر',
        few: '# أحرف على الأكثر',
        many: '# حرفًا على الأكثر',
        other: '# حرف على الأكثر',
      })
    : plural('en', characters, { one: 'At most # character', other: 'At most # characters' });
