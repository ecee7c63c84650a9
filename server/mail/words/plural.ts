import { type Language, localeOf } from '../../../contracts/language.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that goes with a count, of which Arabic has six; `#` stands for the count. */
export function plural(language: Language, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(localeOf(language)).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
