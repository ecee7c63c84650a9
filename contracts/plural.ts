import { type Language, localeOf } from './language.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules(localeOf('ar')) };

/** The plural form for a count; Arabic has six. `#` in a form is replaced by the count. */
export function plural(language: Language, count: number, forms: Forms): string {
  const form = forms[rules[language].select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
