import { formatDay } from '../../contracts/language.ts';
import type { Message } from '../../contracts/messages.ts';
import { isolate } from './isolate.ts';
import type { Mail } from './mail.ts';
import { type Shop, shopLink } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

/** The answer to a message of the contact form, with the question quoted below it. In the message's language. */
export function composeContactAnswer(shop: Shop, message: Message, answer: string): Mail {
  const { language } = message;
  const { answer: words, subjects } = wordsIn(language);
  const day = isolate(formatDay(message.created_at, language));
  return {
    language,
    subject: words.subject,
    preview: answer,
    title: words.title,
    blocks: [
      { kind: 'text', text: words.thanks(isolate(message.name)) },
      { kind: 'quote', text: answer },
      { kind: 'text', text: words.question(day, subjects[message.subject]) },
      { kind: 'quote', text: message.message },
      { kind: 'action', link: { label: words.again, href: shopLink(shop, language, '/contact') } },
    ],
    foot: { text: words.foot },
  };
}
