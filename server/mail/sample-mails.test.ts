import { describe, expect, test } from 'vitest';
import { defaultContent } from '../../contracts/default-content.ts';
import { languages } from '../../contracts/language.ts';
import { linesOf, plainLine } from './isolate.ts';
import type { Mail, MailBlock } from './mail.ts';
import { sampleMails } from './sample-mails.ts';
import type { Shop } from './shop-link.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

const shop: Shop = {
  publicUrl: 'https://mouneh.example',
  name: defaultContent.name,
  place: defaultContent.headquarters,
  shipping: defaultContent.claims.shipping,
};
const samples = sampleMails(shop);
const named = samples.map((sample) => ({ ...sample, name: `${sample.kind} in ${sample.mail.language}` }));

/** Words only, without bidi marks and quotation marks. */
const wordsOf = (text: string) =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/^> ?/gm, '')
    .replace(/\s+/g, ' ');

/** The visible text of the HTML: no styles, no tags, entities decoded. */
const seenIn = (html: string) =>
  wordsOf(
    html
      .replace(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>|<div style="display:none.*?<\/div>/g, '')
      .replace(/<!--.*?-->/g, '')
      .replace(/<\/?(bdi|a)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );

const hrefsIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

function visibleIn(block: MailBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'action':
      return [block.link.label];
    case 'facts':
      return block.facts.flatMap(({ name, value }) => [name, value]);
    case 'bill':
      return [
        ...block.lines.flatMap(({ name, quantity, amount }) => [`${quantity} × ${name}`, amount]),
        ...block.sums.flatMap(({ name, amount }) => [name, amount]),
      ];
    case 'quote':
      return linesOf(block.text);
  }
}

const visibleOf = ({ title, blocks, foot }: Mail) => [
  title,
  ...blocks.flatMap(visibleIn),
  foot.text,
  ...(foot.link ? [foot.link.label] : []),
];

const linksOf = ({ blocks, foot }: Mail) => [
  ...blocks.flatMap((block) => (block.kind === 'action' ? [block.link.href] : [])),
  ...(foot.link ? [foot.link.href] : []),
];

test('there is a sample of every mail in both languages', () => {
  for (const language of languages) {
    expect(samples.filter(({ mail }) => mail.language === language)).toHaveLength(25);
  }
});

describe.each(named)('$name', ({ mail }) => {
  const html = writeHtml(mail, shop);
  const text = writeText(mail, shop);

  test('says the same as text and as HTML', () => {
    for (const said of visibleOf(mail).map((part) => wordsOf(part).trim())) {
      expect(wordsOf(text)).toContain(said);
      expect(seenIn(html)).toContain(said);
    }
  });

  test('leads to the same places from both', () => {
    for (const link of linksOf(mail)) {
      expect(text.split(/\s+/)).toContain(link);
      expect(hrefsIn(html)).toContain(link);
    }
  });

  test('is in one language and its direction, with everything filled in', () => {
    expect(html).toContain(`<html lang="${mail.language}" dir="${mail.language === 'ar' ? 'rtl' : 'ltr'}">`);
    const said = [mail.subject, mail.preview, ...visibleOf(mail)];
    for (const part of said) expect(part).not.toMatch(/undefined|NaN|\[object|#|null/);
    // Product names, numbers and addresses are in isolates; all other text is in the mail's own script.
    const own = said.map((part) => part.replace(/[\u2066\u2068][^\u2066-\u2069]*\u2069/g, '')).join(' ');
    const foreign = mail.language === 'ar' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
    expect(own).not.toMatch(foreign);
    if (mail.language === 'ar') expect(own).not.toMatch(/[,;?]|[٠-٩]/);
  });

  test('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(
      /<(img|script|link|iframe|object|form|video)\b|url\(|@import|@font-face|\bon\w+=/i,
    );
    expect(hrefsIn(html).every((href) => /^(https:|tel:|mailto:)/.test(href))).toBe(true);
  });

  test('closes every isolate that it opens, and keeps its lines short', () => {
    for (const line of text.split('\n')) {
      expect(line.match(/[\u2066\u2068]/g)?.length).toBe(line.match(/\u2069/g)?.length);
      if (!/https?:/.test(line)) expect([...wordsOf(line)].length).toBeLessThanOrEqual(72);
    }
  });

  test('fits on one line where it is listed', () => {
    expect([...plainLine(mail.subject)].length).toBeLessThanOrEqual(70);
    expect(html.length).toBeLessThan(60_000);
  });
});

describe('what people typed', () => {
  const nasty = '<b onclick="x()">O\'Hara & "sons"</b>\u202e\r\nBcc: all@example.com';
  const mail: Mail = {
    language: 'en',
    subject: nasty,
    preview: nasty,
    title: nasty,
    blocks: [
      { kind: 'text', text: nasty },
      { kind: 'quote', text: `${nasty}\nسطر ثان` },
      { kind: 'facts', facts: [{ name: 'Name', value: nasty, href: 'https://x.example/"><b>' }] },
      { kind: 'bill', lines: [{ name: nasty, notes: [nasty], quantity: 1, amount: '1.00' }], sums: [] },
    ],
    foot: { text: '' },
  };

  test('never becomes markup', () => {
    const html = writeHtml(mail, shop);
    expect(html).not.toMatch(/<b\b/);
    expect(html).toContain('&lt;b onclick=');
  });

  test('cannot turn the lines around it', () => {
    const quoted = writeText({ ...mail, title: '', blocks: [mail.blocks[1] as MailBlock] }, shop);
    expect(quoted).not.toContain('\u202e');
    expect(quoted).toContain('\n> Bcc: all@example.com\n> سطر ثان');
    expect(plainLine(mail.subject)).toBe('<b onclick="x()">O\'Hara & "sons"</b> Bcc: all@example.com');
    expect([...plainLine('م'.repeat(300))]).toHaveLength(150);
  });
});

test.each([
  ['order-proposed', 'en', '− Left out: 1 × '],
  ['order-proposed', 'ar', '− حُذف: 1 × '],
  ['order-fee', 'en', 'Delivery of your order MN-1042 would cost 2.00 JD.'],
  ['order-fee', 'ar', 'سعر توصيل طلبك MN-1042 هو 2.00 د.أ.'],
])('the mail %s in %s says what is suggested, also beside its subject', (kind, language, said) => {
  const mail = samples.find((one) => one.kind === kind && one.mail.language === language)?.mail;
  if (!mail) throw new Error('there is no such mail');
  for (const text of [mail.preview, writeText(mail, shop)])
    expect(text.replace(/\p{Cf}/gu, '')).toContain(said);
});
