import { html } from 'hono/html';
import { directionOf } from '../../contracts/language.ts';
import { linesOf, splitIsolates } from './isolate.ts';
import type { Fact, Mail, MailBlock, MailLink } from './mail.ts';

export const fonts = "'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif";
const text = `margin:0 0 16px;font:400 16px/1.7 ${fonts};color:#231d17`;
const cell = `padding:6px 0;font:400 16px/1.6 ${fonts};color:#231d17;vertical-align:top`;
const muted = `${cell};color:#665a47`;
const table = 'width:100%;border-collapse:collapse;margin:0 0 24px';

/** A sentence, with its isolates as elements. */
export const inline = (sentence: string) =>
  splitIsolates(sentence).map(({ text: part, isolated }) => {
    if (!isolated) return html`${part}`;
    return isolated === 'ltr' ? html`<bdi dir="ltr">${part}</bdi>` : html`<bdi>${part}</bdi>`;
  });

export const anchor = ({ label, href }: MailLink, style: string, className: string) =>
  html`<a href="${href}" class="${className}" style="${style}">${inline(label)}</a>`;

/** Old mail programs only know left and right, so the sides follow the language here. */
export function sidesOf({ language }: Pick<Mail, 'language'>): { start: string; end: string } {
  return directionOf(language) === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}

/** A block of a mail. Classes are only for the dark scheme; all other styles are inline. */
export function drawBlock(mail: Mail, block: MailBlock) {
  const { start, end } = sidesOf(mail);
  switch (block.kind) {
    case 'text':
      return html`<p class="text" style="${text}">${inline(block.text)}</p>`;
    case 'action':
      return drawButton(block.link);
    case 'facts':
      return drawFacts(block.facts, start);
    case 'bill':
      return drawBill(block, start, end);
    case 'quote':
      return html`<blockquote class="quote" style="margin:0 0 24px;padding:12px 16px 4px;background:#f5f0e6;border-${start}:4px solid #e0a12b">
${linesOf(block.text).map(quoteLine)}
</blockquote>`;
  }
}

const quoteLine = (line: string) =>
  line.trim()
    ? html`<p dir="auto" class="text" style="${text};margin:0 0 8px;overflow-wrap:anywhere">${line}</p>`
    : html`<p style="margin:0;font-size:8px;line-height:8px">&nbsp;</p>`;

const drawButton = (
  link: MailLink,
) => html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td class="button" bgcolor="#8c1d2f" style="border-radius:2px;background:#8c1d2f">${anchor(link, `display:inline-block;padding:14px 24px;font:600 16px/1.4 ${fonts};color:#fff8ea;text-decoration:none`, 'on-button')}</td></tr>
</table>`;

function drawFacts(facts: Fact[], start: string) {
  const draw = ({ name, value, href }: Fact) => {
    const shown = href ? anchor({ label: value, href }, 'color:#8c1d2f', 'link') : inline(value);
    return html`<tr><td class="muted" align="${start}" width="34%" style="${muted};padding-${start === 'left' ? 'right' : 'left'}:12px">${name}</td><td class="text" align="${start}" style="${cell};overflow-wrap:anywhere">${shown}</td></tr>
`;
  };
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="${table}">
${facts.map(draw)}</table>`;
}

function drawBill({ lines, sums }: Extract<MailBlock, { kind: 'bill' }>, start: string, end: string) {
  const total = sums.length - 1;
  const nameOf = ({ quantity, name, notes }: (typeof lines)[number]) => [
    html`${quantity} × `,
    ...inline(name),
    ...notes.map(
      (note) => html`<br><span class="muted" style="color:#665a47;font-size:14px">${inline(note)}</span>`,
    ),
  ];
  const row = (name: unknown, amount: string, style: string, className: string) =>
    html`<tr><td class="${className}" align="${start}" style="${style};overflow-wrap:anywhere">${name}</td><td class="${className}" align="${end}" width="110" style="${style};white-space:nowrap">${inline(amount)}</td></tr>
`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="${table}">
${lines.map((line) => row(nameOf(line), line.amount, `${cell};border-bottom:1px solid #d9ccb5`, 'text line'))}${sums.map(
  ({ name, amount }, position) =>
    position === total
      ? row(name, amount, `${cell};font-weight:600;font-size:18px;border-top:2px solid #8c1d2f`, 'text')
      : row(name, amount, muted, 'muted'),
)}</table>`;
}
