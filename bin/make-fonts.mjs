// node bin/make-fonts.mjs: subsets the pages' fonts; --check only verifies that they are up to date.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from './run.mjs';

const folder = path.join(root, 'web/styles/fonts');

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Characters that Arabic text takes from Latin fonts: spaces, digits and punctuation; web/styles/fonts.css lists the same. */
const marks = `${between(0x20, 0x3b)}?\u00a0«»·×–—…`;
const latin = `${between(0x20, 0x7e)}${marks}©°½¼‘’“”•−←→\u200e\u200f€éèêàâäöüçñ`;
/** The letters, vowel signs and digits of Arabic, and the Persian letters used in Jordan for p, ch, zh, v and g. */
const arabic = [
  '،؛\u061c؟',
  between(0x621, 0x63a),
  between(0x640, 0x655),
  between(0x660, 0x66d),
  'ٰٱپچژڤکگی۔',
  between(0x6f0, 0x6f9),
].join('');

/** Text uses weights from 400 to 600, titles only 600. */
const families = {
  'readex-pro': { wght: { min: 400, max: 600 } },
  'reem-kufi': { wght: 600 },
};
const parts = {
  latin: ['latin', latin],
  arabic: ['arabic', arabic],
  'arabic-marks': ['latin', marks],
};

async function cut(family, part) {
  const [script, letters] = parts[part];
  const file = `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  const whole = await readFile(path.join(root, file));
  return subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: families[family] });
}

const files = new Map();
for (const family of Object.keys(families)) {
  for (const part of Object.keys(parts)) files.set(`${family}-${part}.woff2`, await cut(family, part));
  files.set(
    `${family}.txt`,
    await readFile(path.join(root, `node_modules/@fontsource-variable/${family}/LICENSE`)),
  );
}

const stale = [];
for (const [name, bytes] of files) {
  const present = await readFile(path.join(folder, name)).catch(() => Buffer.alloc(0));
  if (!present.equals(bytes)) stale.push(name);
}
if (process.argv.includes('--check')) {
  if (stale.length > 0) console.error(`These are not what bin/make-fonts.mjs makes: ${stale.join(', ')}`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  await mkdir(folder, { recursive: true });
  for (const name of stale) await writeFile(path.join(folder, name), files.get(name));
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Nothing has changed.');
}
