import { html, raw } from 'hono/html';
import { directionOf } from '../../contracts/language.ts';
import { anchor, drawBlock, fonts, inline, sidesOf } from './html-blocks.ts';
import { plainLine } from './isolate.ts';
import type { Mail } from './mail.ts';
import type { Shop } from './shop-link.ts';
import { sewBand, sewWordmark } from './stitches.ts';
import { wordsIn } from './words/words.ts';

/** Mail programs without support for these keep the light colours, which are inline. */
const style = raw(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .inside { padding: 24px 20px 8px !important; } .title { font-size: 24px !important; } }
@media (prefers-color-scheme: dark) {
  .ground { background: #171214 !important; }
  .paper { background: #221b1c !important; border-color: #43373a !important; }
  .quote { background: #2d2425 !important; }
  .text, .title { color: #f5ebdb !important; }
  .muted { color: #bfae9b !important; }
  .line { border-color: #43373a !important; }
  .link { color: #f08a92 !important; }
  .button { background: #b3303f !important; }
  .cloth { background: #f5ebdb !important; }
  .wordmark .thread-1 { background: #f08a92 !important; }
}
</style>`);

/** Outlook on Windows does not know max-width, but has conditional comments. */
const outlook = {
  open: raw('<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->'),
  close: raw('<!--[if mso]></td></tr></table><![endif]-->'),
};

/** The mail as HTML that old mail programs support: one column, inline styles, no external files. */
export function writeHtml(mail: Mail, shop: Shop): string {
  const { language, foot } = mail;
  const direction = directionOf(language);
  const { start } = sidesOf(mail);
  const small = `margin:0 0 12px;font:400 14px/1.7 ${fonts};color:#665a47`;
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${plainLine(mail.subject)}</title>
${style}
</head>
<body class="ground" style="margin:0;padding:0;background:#f5f0e6">
<div style="display:none;max-height:0;overflow:hidden">${plainLine(mail.preview)}</div>
<table role="presentation" class="ground" lang="${language}" dir="${direction}" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#f5f0e6" style="table-layout:fixed;background:#f5f0e6">
<tr><td align="center" style="padding:24px 12px">
${outlook.open}<table role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0" width="100%" style="table-layout:fixed;max-width:600px">
<tr><td class="paper" bgcolor="#fdfaf4" style="background:#fdfaf4;border:1px solid #d9ccb5">
<div class="cloth" style="padding:10px 0 8px;background:#fdfaf4">${sewBand()}</div>
<table role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><td class="inside" align="${start}" style="padding:32px 40px 16px">
<h1 class="title" style="margin:0 0 16px;font:600 28px/1.35 ${fonts};color:#231d17;overflow-wrap:anywhere">${inline(mail.title)}</h1>
${mail.blocks.map((block) => html`${drawBlock(mail, block)}\n`)}</td></tr>
</table>
</td></tr>
<tr><td class="inside" align="${start}" style="padding:24px 40px 8px">
<p class="muted" style="${small}">${inline(foot.text)}${foot.link ? html` ${anchor(foot.link, 'color:#8c1d2f', 'link')}` : ''}</p>
${sewWordmark()}
<p class="muted" style="${small};margin-top:10px">${anchor({ label: shop.name[language], href: shop.publicUrl }, 'color:#8c1d2f', 'link')}${wordsIn(language).comma}${shop.place[language]}</p>
</td></tr>
</table>${outlook.close}
</td></tr>
</table>
</body>
</html>
`.toString();
}
