import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config, { serverFolders, webFolders } from '../dependency-cruiser.config.ts';
import { makeTemporaryFolder } from './support/temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Forbidden imports by file, with the violated rule. */
const breaches = [
  ['contracts/orders.ts', "import { eq } from 'drizzle-orm';", 'contracts-import-contracts'],
  ['contracts/phone.ts', "import type { X } from '../server/x.ts';", 'contracts-import-contracts'],
  ['contracts/a.schemas.ts', "import { Hono } from 'hono';", 'schemas-import-zod-and-contracts'],
  ['contracts/a.ts', "import { z } from './a.schemas.ts';", 'contracts-download-no-schemas'],
  ['contracts/b.ts', "import * as z from 'zod/mini';", 'contracts-download-no-schemas'],
  ['server/orders/a.table.ts', "import { x } from './place.ts';", 'tables-import-tables-and-contracts'],
  ['server/orders/b.ts', "import { Hono } from 'hono';", 'verbs-know-no-http'],
  ['server/orders/c.ts', "import { serve } from '@hono/node-server';", 'verbs-know-no-http'],
  ['server/orders/d.ts', "import { x } from '../http/x.ts';", 'verbs-know-no-http'],
  ['server/orders/e.ts', "import { x } from './orders.routes.ts';", 'verbs-know-no-http'],
  ['server/orders/f.ts', "import type { x } from '../../web/x.ts';", 'server-imports-no-pages'],
  ['server/orders/g.ts', "import { x } from '../mail/x.ts';", 'server-orders'],
  ['server/news/x.ts', "import { x } from '../x.ts';", 'server-folder-has-a-list'],
  ['server/orders/a.routes.ts', "import { x } from './x.table.ts';", 'routes-import-their-own-verbs'],
  ['server/orders/b.routes.ts', "import { x } from '../mail/x.ts';", 'routes-import-their-own-verbs'],
  ['server/orders/c.routes.ts', "import { sql } from 'drizzle-orm';", 'routes-import-their-own-verbs'],
  ['server/http/a.ts', "import { x } from '../orders/x.table.ts';", 'http-knows-no-tables'],
  ['server/app.ts', "import { x } from '../web/x.ts';", 'server-imports-no-pages'],
  ['server/http/b.ts', "import { x } from '../../tests/x.ts';", 'production-imports-no-tools'],
  ['web/cart/a.ts', "import type { X } from '../../server/x.ts';", 'browser-gets-nothing-of-the-server'],
  ['web/storefront/a.ts', "import { x } from '../admin/x.ts';", 'web-storefront'],
  [
    'web/storefront/b.ts',
    "import { useQuery } from '@tanstack/react-query';",
    'public-pages-load-no-queries',
  ],
  ['web/admin/a.ts', "const x = await import('../account/x.ts');", 'web-admin'],
  ['web/ui/a.ts', "export { x } from '../session/x.ts';", 'web-ui'],
  ['web/drawer/x.ts', "import { x } from '../x.ts';", 'web-folder-has-a-list'],
  ['web/ui/e.ts', "import { x } from './utils/x.ts';", 'folders-are-named'],
  ['web/ui/b.ts', "import { x } from './nowhere.ts';", 'resolves'],
  ['web/ui/c.ts', "import { x } from './d.ts';", 'no-circle'],
] as const;

/** Imports that the same rules allow. */
const allowed = [
  ['contracts/c.ts', "import type * as z from 'zod/mini'; import { x } from './phone.ts';"],
  ['contracts/d.schemas.ts', "import * as z from 'zod/mini'; import { x } from './phone.ts';"],
  ['server/orders/d.table.ts', "import { x } from '../mail/x.table.ts'; import { eq } from 'drizzle-orm';"],
  [
    'server/orders/h.ts',
    "import { x } from '../mail/x.table.ts'; import { x as y } from '../accounts/x.ts';",
  ],
  ['server/mail/a.ts', "import { html } from 'hono/html';"],
  ['server/orders/d.routes.ts', "import { x } from './h.ts'; import { m } from '../http/mount.ts';"],
  ['web/ui/d.ts', "import { x } from './c.ts';"],
  ['web/admin/b.ts', "import { x } from '../ui/x.ts'; import { c } from '../../contracts/c.ts';"],
] as const;

/** Files that are imported above and import nothing. */
const targets = [
  'contracts/x.ts',
  'server/accounts/x.ts',
  'server/http/mount.ts',
  'server/http/x.ts',
  'server/mail/x.table.ts',
  'server/mail/x.ts',
  'server/orders/orders.routes.ts',
  'server/orders/place.ts',
  'server/orders/x.table.ts',
  'server/x.ts',
  'tests/x.ts',
  'web/account/x.ts',
  'web/admin/x.ts',
  'web/session/x.ts',
  'web/ui/x.ts',
  'web/ui/utils/x.ts',
  'web/x.ts',
];

test('the rules of imports find each breach, and nothing in what they allow', async () => {
  const baseDir = await makeTemporaryFolder();
  symlinkSync(path.join(root, 'node_modules'), path.join(baseDir, 'node_modules'));
  for (const [file, source = ''] of [...breaches, ...allowed, ...targets.map((one) => [one] as const)]) {
    mkdirSync(path.dirname(path.join(baseDir, file)), { recursive: true });
    writeFileSync(path.join(baseDir, file), `${source}\nexport const x = 1;\n`);
  }
  const { forbidden, options } = config;
  const { output } = await cruise(['contracts', 'server', 'tests', 'web'], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  });
  const { violations } = (output as ICruiseResult).summary;
  const found = violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  const missing = breaches.map(([file, , rule]) => `${file}: ${rule}`).filter((one) => !found.includes(one));
  expect(missing).toEqual([]);
  const innocent = new Set<string>([...allowed.map(([file]) => file), ...targets]);
  expect(violations.filter(({ from }) => innocent.has(from))).toEqual([]);
});

test('each list names only folders above its own', () => {
  for (const lists of [webFolders, serverFolders]) {
    const above = new Set<string>();
    for (const [folder, names] of Object.entries(lists)) {
      for (const name of names.split(' ').filter(Boolean))
        expect(above, `${folder} → ${name}`).toContain(name);
      above.add(folder);
    }
  }
});
