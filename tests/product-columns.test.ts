import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All handwritten production code: migrations are generated, and tests do not count. */
const files = globSync('{bench,bin,contracts,illustrations,seed,server,web}/**/*.{ts,tsx,mjs,sql}', {
  cwd: root,
  exclude: (path) => path.includes('migrations') || path.includes('.test.'),
});

test('a column of products, from the table to both languages, is mentioned in at most 8 files', () => {
  const mentioning = files.filter((file) => /supplier/i.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(mentioning).toContain('server/catalogue/product.table.ts');
  expect(mentioning).toContain('web/i18n/ar/admin/product-fields.ts');
  expect(mentioning.length, mentioning.join('\n')).toBeLessThanOrEqual(8);
});
