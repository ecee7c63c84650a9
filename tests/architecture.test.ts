import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  chunksWithoutFile,
  defaultExports,
  foreignWrites,
  missingClasses,
  pooledTransactions,
  type SourceFile,
  valuesReadOnce,
  wholeRows,
} from './architecture-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (...patterns: string[]): SourceFile[] =>
  globSync(patterns, { cwd: root }).map((file) => ({
    path: file.split(path.sep).join('/'),
    source: readFileSync(path.join(root, file), 'utf8'),
  }));

const files = read('{contracts,server,web,tests,bin}/**/*.{ts,tsx}', '*.ts');
const styles = read('web/**/*.css');

describe('the source', () => {
  test('is read whole', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(styles.length).toBeGreaterThan(20);
  });

  test('writes a table in its own noun only', () => expect(foreignWrites(files)).toEqual([]));
  test('has default exports only where a loader wants them', () => expect(defaultExports(files)).toEqual([]));
  test('takes its own connection for a transaction', () => expect(pooledTransactions(files)).toEqual([]));
  test('reads no searched row as a whole', () => expect(wholeRows(files)).toEqual([]));

  test('reads no value of a page once in browser tests', () => expect(valuesReadOnce(files)).toEqual([]));

  test('names no file for a chunk of the build that is not there', () => {
    const [config] = files.filter((file) => file.path === 'vite.config.ts');
    const paths = globSync(['{contracts,web}/**/*'], { cwd: root }).map((file) =>
      file.split(path.sep).join('/'),
    );
    expect(chunksWithoutFile(config?.source ?? '', paths)).toEqual([]);
  });

  test('names no class that its style sheet does not have', () => {
    const sheets = new Map(styles.map(({ path: file, source }) => [file, source]));
    const components = files.filter((file) => file.path.endsWith('.tsx'));
    expect(components.length).toBeGreaterThan(100);
    expect(components.flatMap((file) => missingClasses(file, sheets))).toEqual([]);
  });
});

describe('the check itself', () => {
  const at = (file: string, source: string): SourceFile => ({ path: file, source });

  test("finds a write to another noun's table, and none in one that is read or its own", () => {
    const write =
      "import { products } from '../catalogue/product.table.ts'; await db.update(products).set({});";
    expect(foreignWrites([at('server/orders/place.ts', write)])).toHaveLength(1);
    expect(foreignWrites([at('server/catalogue/save.ts', write)])).toEqual([]);
    const join = "import { products } from '../catalogue/product.table.ts'; db.select().from(products);";
    expect(foreignWrites([at('server/orders/place.ts', join)])).toEqual([]);
  });

  test('finds a class that a style sheet does not have', () => {
    const button = at(
      'web/ui/a.tsx',
      "import styles from './a.module.css'; const a = styles.bold; styles.soft;",
    );
    const sheets = new Map([['web/ui/a.module.css', '.bold {}']]);
    expect(missingClasses(button, sheets)).toEqual(['web/ui/a.tsx: styles.soft']);
  });

  test('finds a chunk whose file is not there, also in a group', () => {
    const config = "chunk('a', ['web/(one|(en|ar)/two).tsx?', 'web/[a-z]+.svg'])";
    expect(chunksWithoutFile(config, ['web/one.ts', 'web/en/two.tsx', 'web/art.svg'])).toEqual([
      'web/ar/two.tsx?',
    ]);
  });

  test('finds a value of a page that is read once', () => {
    const once = 'test("a title", async () => {\n  expect(await page.title()).toBe("Mouneh");\n});';
    expect(valuesReadOnce([at('tests/e2e/a.test.ts', once)])).toHaveLength(1);
    const polled = once.replace('expect(await page.title())', 'await expect.poll(() => page.title())');
    expect(valuesReadOnce([at('tests/e2e/a.test.ts', polled)])).toEqual([]);
  });

  test('finds default exports', () => {
    expect(defaultExports([at('web/ui/a.tsx', 'export default function A() {}')])).toHaveLength(1);
    const routes = at('web/routes.ts', "page('cart', 'storefront/cart.tsx')");
    const frame = at('web/storefront/shop-frame.tsx', "const load = () => import('./modal.tsx');");
    const cart = at('web/storefront/cart.tsx', 'export default function Cart() {}');
    const modal = at('web/storefront/modal.tsx', 'export default function Modal() {}');
    expect(defaultExports([routes, frame, cart, modal])).toEqual([]);
    expect(defaultExports([cart, modal])).toHaveLength(2);
  });
});
