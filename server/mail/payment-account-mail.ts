import type { User } from '../../contracts/accounts.ts';
import { formatDay } from '../../contracts/language.ts';
import { formatIban, type PaymentSettings } from '../../contracts/payment-settings.ts';
import { isolate, isolateCode } from './isolate.ts';
import type { Fact, Mail } from './mail.ts';
import { type Shop, shopLink } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

/** `by` is empty when that user was deleted since. */
type AccountChange = { by: string; at: Date; settings: PaymentSettings };

/** Warns an administrator that the account to which customers send money was changed. */
export function composePaymentAccount(shop: Shop, change: AccountChange, { language }: User): Mail {
  const { paymentAccount: words } = wordsIn(language);
  const { cliq_alias, cliq_name, bank_name, account_name, iban } = change.settings;
  const day = isolate(formatDay(change.at.toISOString(), language));
  const text = change.by ? words.text(isolate(change.by), day) : words.textWithoutName(day);
  const facts: Fact[] = [
    { name: words.cliq, value: [isolateCode(cliq_alias), isolate(cliq_name)].join(' · '), isSet: cliq_alias },
    {
      name: words.bank,
      value: [isolate(bank_name), isolate(account_name), isolateCode(formatIban(iban))].join(' · '),
      isSet: iban,
    },
  ].map(({ isSet, ...fact }) => (isSet ? fact : { ...fact, value: words.none }));
  return {
    language,
    subject: words.subject(shop.name[language]),
    preview: text,
    title: words.title,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', facts },
      { kind: 'text', text: words.notYou },
      { kind: 'action', link: { label: words.see, href: shopLink(shop, language, '/admin/activity') } },
    ],
    foot: { text: words.foot },
  };
}
