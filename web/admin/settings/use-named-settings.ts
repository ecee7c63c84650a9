import type { Bilingual } from '../../../contracts/language.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { type NamedFields, useNamedTexts } from '../version-choice.tsx';
import type { ContentValues } from './content-values.ts';

const join = (parts: string[]) => parts.filter(Boolean).join(' · ');
/** A list as one text in each language. */
const joined = (texts: Bilingual[]): Bilingual => ({
  en: join(texts.map(({ en }) => en)),
  ar: join(texts.map(({ ar }) => ar)),
});
const listed = (fields: NamedFields): NamedFields => fields.map(([name, text]) => [name, text, 'list']);
const same = (text: string): Bilingual => ({ en: text, ar: text });

/** The settings by the names of their fields, for comparing two versions. */
export function useNamedSettings(): (values: ContentValues) => NamedFields {
  const { settings: say, products } = useAdminWords();
  const nameTexts = useNamedTexts();
  const yesOrNo = (isOn: boolean) => (isOn ? products.yes : products.no);
  return ({ claims, contact, socials, ...values }) => [
    ...nameTexts(say.name, values.name),
    [say.phone, values.phone],
    [say.email, values.email],
    [say.customers, claims.customers],
    [say.rating, claims.rating],
    ...nameTexts(say.shipping, claims.shipping),
    ...nameTexts(say.reply, claims.reply),
    ...nameTexts(say.support, claims.support),
    ...listed(nameTexts(say.badges, joined(claims.badges))),
    ...listed(nameTexts(say.benefits, joined(claims.benefits))),
    ...listed(nameTexts(say.checkout, joined(claims.checkout))),
    ...nameTexts(say.hours, values.hours),
    ...listed(
      nameTexts(
        say.contact,
        joined(
          contact.flatMap(({ icon, title, value, linkPrefix }) => [
            same(say.icons[icon]),
            title,
            value,
            same(linkPrefix),
          ]),
        ),
      ),
    ),
    ...listed(
      nameTexts(say.socials, joined(socials.flatMap(({ name, text, href }) => [name, text, same(href)]))),
    ),
    ...nameTexts(say.placeName, values.headquarters),
    [say.map, values.mapHref],
    ...nameTexts(say.pickup, values.pickup),
    [say.guestOrders, yesOrNo(values.guestOrders)],
    [say.asksBirthDate, yesOrNo(values.asksBirthDate)],
  ];
}
