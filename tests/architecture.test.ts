import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  barrels,
  defaultExports,
  environmentReaders,
  importBreaches,
  importsOf,
  namelessFolders,
  nounCircles,
  pooledTransactions,
  type SourceFile,
  wholeRows,
} from './architecture-rules.ts';
import { missingClasses, physicalDirections } from './style-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (...patterns: string[]): SourceFile[] =>
  globSync(patterns, { cwd: root }).map((file) => ({
    path: file.split(path.sep).join('/'),
    source: readFileSync(path.join(root, file), 'utf8'),
  }));

const files = read('{contracts,server,web,tests,bin}/**/*.{ts,tsx}', '*.ts');
const styles = read('web/**/*.css');

/** Declarations that name a side of the screen on purpose, with the reason. */
const light = 'the depth of a niche: the light comes from the upper left in both directions';
const reasons: Record<string, string> = {
  'web/ui/niche.module.css: transform: translate(var(--niche-depth, 8px), var(--niche-depth, 8px))': light,
  'web/storefront/store-selection.module.css: transform: translate(12px, 12px)': light,
  'web/ui/toast.module.css: transform: translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y))':
    'follows the finger on the screen',
};

describe('the house', () => {
  test('is read whole', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(styles.length).toBeGreaterThan(20);
    expect(files.flatMap(importsOf).length).toBeGreaterThan(400);
  });

  test('keeps to its import table', () => expect(importBreaches(files)).toEqual([]));
  test('has no circle of nouns', () => expect(nounCircles(files)).toEqual([]));
  test('reads the environment in one place', () => expect(environmentReaders(files)).toEqual([]));
  test('has no file that only forwards', () => expect(barrels(files)).toEqual([]));
  test('has default exports only where a loader wants them', () => expect(defaultExports(files)).toEqual([]));
  test('takes its own connection for a transaction', () => expect(pooledTransactions(files)).toEqual([]));
  test('reads no searched row as a whole', () => expect(wholeRows(files)).toEqual([]));
  test('has no folder whose name says nothing', () => expect(namelessFolders(files)).toEqual([]));

  test('names no class that its style sheet does not have', () => {
    const sheets = new Map(styles.map(({ path: file, source }) => [file, source]));
    const components = files.filter((file) => file.path.endsWith('.tsx'));
    expect(components.length).toBeGreaterThan(100);
    expect(components.flatMap((file) => missingClasses(file, sheets))).toEqual([]);
  });

  test('turns with the text: style sheets name no side of the screen without a reason', () => {
    const found = styles.flatMap(physicalDirections);
    expect(found.filter((declaration) => !reasons[declaration])).toEqual([]);
    expect(Object.keys(reasons).filter((declaration) => !found.includes(declaration))).toEqual([]);
  });
});

describe('the check itself', () => {
  const at = (file: string, source: string): SourceFile => ({ path: file, source });

  test('sees every way of importing, and not what stands in a comment', () => {
    const source = `
      import a from 'a';
      import type { B } from "./b.ts";
      import {
        c,
        type D,
      } from '../c.ts';
      import './e.css';
      export { f } from './f.ts';
      export * from './g.ts';
      const h = await import('./h.ts');
      type I = import('./i.ts').I;
      // import x from 'x';
      /* import y from 'y'; */
      export const text = 'not from "z"';`;
    expect(importsOf(at('server/orders/sample.ts', source)).sort()).toEqual([
      'a',
      'server/c.ts',
      'server/orders/b.ts',
      'server/orders/e.css',
      'server/orders/f.ts',
      'server/orders/g.ts',
      'server/orders/h.ts',
      'server/orders/i.ts',
    ]);
  });

  test.each([
    ['contracts/orders.ts', "import { eq } from 'drizzle-orm';", 'contracts import zod'],
    ['contracts/orders.ts', "import type { X } from '../server/context.ts';", 'contracts import zod'],
    ['server/orders/order.table.ts', "import { x } from './place-order.ts';", 'tables import drizzle'],
    ['server/orders/place-order.ts', "import { Hono } from 'hono';", 'verbs know nothing of HTTP'],
    ['server/orders/place-order.ts', "import { s } from '@hono/node-server';", 'verbs know nothing of HTTP'],
    ['server/orders/place-order.ts', "import { x } from '../http/mount.ts';", 'verbs know nothing of HTTP'],
    [
      'server/orders/place-order.ts',
      "import type { x } from '../../web/api.ts';",
      'verbs know nothing of HTTP',
    ],
    [
      'server/orders/place-order.ts',
      "import { products } from '../catalogue/product.table.ts'; await db.update(products).set({});",
      'verbs write only tables of their own noun',
    ],
    ['server/orders/orders.routes.ts', "import { x } from './order.table.ts';", 'routes import contracts'],
    [
      'server/orders/orders.routes.ts',
      "import { x } from '../catalogue/get-product.ts';",
      'routes import contracts',
    ],
    ['server/orders/orders.routes.ts', "import { sql } from 'drizzle-orm';", 'routes import contracts'],
    ['server/http/guard.ts', "import { users } from '../accounts/user.table.ts';", 'the HTTP side'],
    ['server/app.ts', "import { call } from '../web/http/api.ts';", 'the HTTP side'],
    [
      'web/storefront/cart.tsx',
      "import type { Row } from '../../server/orders/order.table.ts';",
      'nothing of the server',
    ],
    ['web/storefront/cart.tsx', "import { x } from '../admin/stats.tsx';", 'folders of web/'],
    ['web/admin/stats.tsx', "import { x } from '../storefront/cart.tsx';", 'folders of web/'],
    ['web/admin/stats.tsx', "import { x } from '../account/profile.tsx';", 'folders of web/'],
    ['web/ui/button.tsx', "import { x } from '../session/session.ts';", 'folders of web/'],
    ['web/drawer/x.tsx', "import { x } from '../ui/button.tsx';", 'folders of web/'],
  ])('finds a breach in %s: %s', (file, source, rule) => {
    expect(importBreaches([at(file, source)]).join()).toContain(rule);
  });

  test('finds a class that a style sheet does not have', () => {
    const button = at(
      'web/ui/a.tsx',
      "import styles from './a.module.css'; const a = styles.bold; styles.soft;",
    );
    const sheets = new Map([['web/ui/a.module.css', '.bold {}']]);
    expect(missingClasses(button, sheets)).toEqual(['web/ui/a.tsx: styles.soft']);
  });

  test('lets through what the table allows', () => {
    const allowed = [
      at('contracts/orders.ts', "import * as z from 'zod/mini'; import { x } from './money.ts';"),
      at('server/orders/order.table.ts', "import { users } from '../accounts/user.table.ts';"),
      at('server/orders/place-order.ts', "import { products } from '../catalogue/product.table.ts';"),
      at('server/orders/orders.routes.ts', "import { route } from '../http/mount.ts';"),
      at('web/admin/stats.tsx', "import { Button } from '../ui/button.tsx';"),
    ];
    expect(importBreaches(allowed)).toEqual([]);
  });

  test('finds a circle of nouns over three corners, and none in joined tables', () => {
    const corner = (from: string, to: string) =>
      at(`server/${from}/x.ts`, `import { x } from '../${to}/x.ts';`);
    expect(nounCircles([corner('a', 'b'), corner('b', 'c'), corner('c', 'a')])).toContain('a → b → c → a');
    expect(
      nounCircles([corner('a', 'b'), at('server/b/x.ts', "import { t } from '../a/t.table.ts';")]),
    ).toEqual([]);
  });

  test('finds readers of the environment, barrels, default exports and empty names', () => {
    expect(environmentReaders([at('server/mail/send.ts', 'const url = process.env.SMTP_URL;')])).toHaveLength(
      1,
    );
    expect(environmentReaders([at('main.ts', 'readConfig(process.env);')])).toEqual([]);
    expect(
      barrels([at('web/ui/all.ts', "export { a } from './a.ts';\nexport * from './b.ts';")]),
    ).toHaveLength(1);
    expect(barrels([at('web/ui/all.ts', "import { a } from './a.ts';\nexport { a };")])).toHaveLength(1);
    expect(barrels([at('web/ui/a.ts', "export { a } from './a.ts';\nexport const b = 1;")])).toEqual([]);
    expect(defaultExports([at('web/ui/a.tsx', 'export default function A() {}')])).toHaveLength(1);
    const routes = at('web/routes.ts', "page('cart', 'storefront/cart.tsx')");
    const frame = at('web/storefront/shop-frame.tsx', "const load = () => import('./modal.tsx');");
    const cart = at('web/storefront/cart.tsx', 'export default function Cart() {}');
    const modal = at('web/storefront/modal.tsx', 'export default function Modal() {}');
    expect(defaultExports([routes, frame, cart, modal])).toEqual([]);
    expect(defaultExports([cart, modal])).toHaveLength(2);
    expect(namelessFolders([at('web/utils/a.ts', ''), at('server/orders/a.ts', '')])).toEqual([
      'web/utils/a.ts',
    ]);
  });

  test.each([
    'margin-left: 4px',
    'padding-right: 0',
    'border-left: 1px solid',
    'border-top-right-radius: 4px',
    'left: 0',
    'right: auto',
    'text-align: left',
    'float: right',
    'margin: 0 1px 0 2px',
    'padding: 0 calc(1px + 2px) 0 0',
    'transform: translateX(4px)',
  ])('finds the physical direction %s', (declaration) => {
    expect(physicalDirections(at('a.css', `.a { color: red; ${declaration}; }`))).toHaveLength(1);
    expect(physicalDirections(at('a.css', `.a { /* ${declaration}; */ }`))).toEqual([]);
  });

  test.each([
    'margin-inline-start: 4px',
    'margin: 0 1px 2px 1px',
    'text-align: start',
    'transform: translateY(2px)',
  ])('lets %s through', (declaration) => {
    expect(physicalDirections(at('a.css', `.a { ${declaration} }`))).toEqual([]);
  });
});
