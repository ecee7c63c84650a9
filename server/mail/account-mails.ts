import type { User } from '../../contracts/accounts.ts';
import type { Language } from '../../contracts/language.ts';
import { resetLifetime } from '../accounts/reset-password.ts';
import { isolate } from './isolate.ts';
import type { Mail, MailLink } from './mail.ts';
import { type Shop, shopLink } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

/**
 * Greets a new customer with a link that verifies the email. Without the name, as both it and the address may have been
 * typed by another person.
 */
export function composeWelcome(shop: Shop, { language }: User, token: string): Mail {
  const { welcome, proof, writeToUs } = wordsIn(language);
  return {
    language,
    subject: welcome.subject(shop.name[language]),
    preview: welcome.preview,
    title: welcome.title(isolate(shop.name[language])),
    blocks: [
      { kind: 'text', text: welcome.text },
      { kind: 'text', text: proof.text },
      { kind: 'action', link: proofLink(shop, language, token) },
      { kind: 'text', text: proof.notYou },
    ],
    foot: { text: welcome.foot, link: { label: writeToUs, href: shopLink(shop, language, '/contact') } },
  };
}

/** A further link that verifies the email. */
export function composeEmailVerification(shop: Shop, { language }: User, token: string): Mail {
  const { proof, writeToUs } = wordsIn(language);
  return {
    language,
    subject: proof.subject(shop.name[language]),
    preview: proof.preview,
    title: proof.title,
    blocks: [
      { kind: 'text', text: proof.text },
      { kind: 'action', link: proofLink(shop, language, token) },
      { kind: 'text', text: proof.notYou },
    ],
    foot: { text: proof.foot, link: { label: writeToUs, href: shopLink(shop, language, '/contact') } },
  };
}

/** The token is in the hash (fragment), which browsers send to no server, so it appears in no log. */
const proofLink = (shop: Shop, language: Language, token: string): MailLink => ({
  label: wordsIn(language).proof.action,
  href: shopLink(shop, language, `/confirm-email#${token}`),
});

/**
 * The link for a new password. The token is in the hash (fragment), which browsers send to no server, so it appears in
 * no log.
 */
export function composePasswordReset(
  shop: Shop,
  { language, name, emailVerified }: User,
  token: string,
): Mail {
  const { reset } = wordsIn(language);
  const minutes = reset.minutes(resetLifetime / 60_000);
  return {
    language,
    subject: reset.subject(shop.name[language]),
    preview: reset.preview(minutes),
    title: reset.title,
    blocks: [
      { kind: 'text', text: emailVerified ? reset.text(isolate(name)) : reset.textWithoutName },
      {
        kind: 'action',
        link: { label: reset.action, href: shopLink(shop, language, `/reset-password#${token}`) },
      },
      { kind: 'text', text: reset.rule(minutes) },
      { kind: 'text', text: reset.notYou },
    ],
    foot: { text: reset.foot },
  };
}

/** Greets a newsletter subscriber, and shows both ways to unsubscribe: the mail program's and a link. */
export function composeNewsletterWelcome(
  shop: Shop,
  { language, leaveToken }: { language: Language; leaveToken: string },
): Mail {
  const { newsletter } = wordsIn(language);
  return {
    language,
    subject: newsletter.subject,
    preview: newsletter.preview,
    title: newsletter.title,
    blocks: [
      { kind: 'text', text: newsletter.text },
      { kind: 'action', link: { label: newsletter.action, href: shopLink(shop, language, '/') } },
    ],
    foot: {
      text: newsletter.foot,
      link: {
        label: newsletter.leave,
        href: shopLink(shop, language, `/newsletter/leave/${leaveToken}`),
      },
    },
    leaveUrl: `${shop.publicUrl}/api/newsletter/leave/${leaveToken}`,
  };
}
