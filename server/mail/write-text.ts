import { linesOf } from './isolate.ts';
import type { Mail, MailBlock, MailLink } from './mail.ts';
import type { Shop } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

const lineLength = 72;
/** A unit that is not broken across lines: an isolated name, a link or a word. */
const unit = /(?:[\u2066\u2068][^\u2066-\u2069]*\u2069|\S)+/g;

/** The mail as plain text, with its links written out. */
export function writeText(mail: Mail, shop: Shop): string {
  const { language } = mail;
  const sign = [shop.name[language], shop.place[language]].join(wordsIn(language).comma);
  const write = blockWriter(mail);
  return [
    wrap(mail.title),
    ...mail.blocks.map(write),
    // The delimiter before a signature, which mail programs recognise and dim.
    ['-- ', wrap(mail.foot.text), ...(mail.foot.link ? [writeLink(mail.foot.link)] : [])].join('\n'),
    `${sign}\n${shop.publicUrl}`,
  ].join('\n\n');
}

function blockWriter({ language }: Mail): (block: MailBlock) => string {
  // A line of only numbers and isolated names has no direction of its own.
  const mark = language === 'ar' ? '\u200f' : '';
  const writeAmount = ({ name, amount }: { name: string; amount: string }) => `${mark}${name}: ${amount}`;
  return (block) => {
    switch (block.kind) {
      case 'text':
        return wrap(block.text);
      case 'action':
        return writeLink(block.link);
      case 'facts':
        return block.facts.map((fact) => wrap(`${fact.name}: ${fact.value}`)).join('\n');
      case 'bill':
        return [
          ...block.lines.flatMap(({ name, notes, quantity, amount }) => [
            `${mark}${quantity} × ${name}: ${amount}`,
            ...notes.map((note) => wrap(note, '  ')),
          ]),
          '',
          ...block.sums.map(writeAmount),
        ].join('\n');
      case 'quote':
        return linesOf(block.text)
          .map((line) => wrap(line, '> '))
          .join('\n');
    }
  };
}

const writeLink = ({ label, href }: MailLink): string => `${wrap(label)}:\n${href}`;

/** Wraps a paragraph between words, each line after `start`. */
function wrap(text: string, start = ''): string {
  const lines: string[] = [];
  for (const word of text.match(unit) ?? []) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && start.length + longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > 0 ? lines.map((line) => start + line).join('\n') : start.trimEnd();
}
