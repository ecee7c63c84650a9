import { Hono } from 'hono';
import { html } from 'hono/html';
import { defaultContent } from '../../contracts/default-content.ts';
import { directionOf } from '../../contracts/language.ts';
import type { Deps } from '../deps.ts';
import { plainLine } from '../mail/isolate.ts';
import { type SampleMail, sampleMails } from '../mail/sample-mails.ts';
import type { Shop } from '../mail/shop-link.ts';
import { writeHtml } from '../mail/write-html.ts';
import { writeText } from '../mail/write-text.ts';

const policy = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

const style = `
  :root { color-scheme: light dark } body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; display: flex; flex-wrap: wrap }
  nav { flex: 1 1 18rem; padding: 1rem } main { flex: 4 1 24rem; min-width: 0; padding: 1rem } h1 { font-size: 1.25rem }
  ul { margin: 0; padding: 0; list-style: none } li a { display: block; padding: .6rem 0; min-height: 1.6rem } [aria-current] { font-weight: 600 }
  iframe { width: 100%; height: 56rem; border: 1px solid; resize: horizontal } pre { white-space: pre-wrap; border: 1px solid; padding: 1rem }
  small { display: block; opacity: .75 }`;

/** Development only (`npm run dev`): every mail in both languages, with sample data. */
export function mailPreview({ config }: Pick<Deps, 'config'>): Hono {
  const preview = new Hono();
  preview.get('/dev/mail/:kind?/:language?', (c) => {
    const shop = {
      publicUrl: config.publicUrl,
      name: defaultContent.name,
      place: defaultContent.headquarters,
      shipping: defaultContent.claims.shipping,
    };
    const samples = sampleMails(shop);
    const { kind, language } = c.req.param();
    const shown = samples.find((sample) => sample.kind === kind && sample.mail.language === language);
    if (kind && !shown) return c.text('no such mail', 404);
    return c.html(page(samples, shown ?? samples[0], shop), 200, policy);
  });
  return preview;
}

const page = (samples: SampleMail[], shown: SampleMail | undefined, shop: Shop) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mouneh: the mails</title>
<style>${style}</style>
</head>
<body>
<nav><h1>The mails</h1><ul>${samples.map((sample) => entry(sample, sample === shown))}</ul></nav>
${shown ? sheet(shown, shop) : ''}
</body>
</html>`;

const entry = ({ kind, mail }: SampleMail, isShown: boolean) => html`<li>
<a href="/dev/mail/${kind}/${mail.language}" ${isShown ? 'aria-current=page' : ''}>
<bdi lang="${mail.language}">${plainLine(mail.subject)}</bdi><small>${kind}, ${mail.language}</small></a>
</li>`;

const sheet = ({ mail }: SampleMail, shop: Shop) => html`<main>
<h1 lang="${mail.language}" dir="${directionOf(mail.language)}">${plainLine(mail.subject)}
<small>${plainLine(mail.preview)}</small></h1>
<iframe title="HTML" sandbox srcdoc="${writeHtml(mail, shop)}"></iframe>
<pre lang="${mail.language}" dir="auto">${writeText(mail, shop)}</pre>
</main>`;
