import path from 'node:path';

/** A file of the project: its path from the root, with slashes, and its text. */
export type SourceFile = { path: string; source: string };
type Rule = { says: string; isBroken: (file: SourceFile, imported: string) => boolean };

/** What a text imports or re-exports: packages as they are named, files by their path from the root. */
export function importsOf({ path: file, source }: SourceFile): string[] {
  const code = withoutComments(source);
  const statements = code.matchAll(/^\s*(?:import|export)\b(?:[^'"();=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm);
  const atTop = [...statements].map(([, name = '']) => resolve(file, name));
  return [...atTop, ...lazyImportsOf({ path: file, source })];
}

const lazyImportsOf = ({ path: file, source }: SourceFile): string[] =>
  [...withoutComments(source).matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name = '']) =>
    resolve(file, name),
  );

const resolve = (file: string, name: string) =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isTable = (file: string) => file.endsWith('.table.ts');
const isRoutes = (file: string) => file.endsWith('.routes.ts');
const isContract = (file: string) => file.startsWith('contracts/');
const isDrizzle = (name: string) => /^drizzle-orm(\/|$)/.test(name);
const isWeb = (file: string) => file.startsWith('web/');

/** `orders` of `server/orders/place-order.ts`; the rooms that no noun owns have none. */
function nounOf(file: string): string | undefined {
  const noun = /^server\/([\w-]+)\//.exec(file)?.[1];
  return noun === 'http' || noun === 'database' ? undefined : noun;
}

const isVerb = (file: string) => nounOf(file) !== undefined && !isTable(file) && !isRoutes(file);
const isDoor = (file: string) => /^server\/(http\/|api\.ts|app\.ts)/.test(file) && !isTable(file);

const isHttpLibrary = (name: string) => /^(@?hono|react-(router|dom))([/-]|$)/.test(name);
/** Escapes what it is given and knows of no request: mails are written with it. */
const isTemplate = (name: string) => name === 'hono/html';

const shared = 'browser content http i18n illustrations session ui';

/** What each folder of web/ may import of the others: nothing leads back, and areas meet in folders of their own. */
const webFolders: Record<string, string> = {
  browser: '',
  i18n: '',
  illustrations: '',
  http: 'browser i18n',
  ui: 'browser i18n illustrations',
  content: 'i18n ui',
  offline: 'browser i18n session ui',
  session: 'browser http i18n illustrations ui',
  orders: 'i18n illustrations ui',
  cart: 'browser session',
  favourites: 'browser http session',
  catalogue: `cart favourites ${shared}`,
  storefront: `cart catalogue favourites offline orders ${shared}`,
  account: `cart catalogue favourites orders ${shared}`,
  admin: `favourites orders ${shared}`,
};

/** `session` of `web/session/use-action.ts`; the files of web/ itself, entries and root, may import all. */
const webFolderOf = (file: string): string | undefined => /^web\/([\w-]+)\//.exec(file)?.[1];

/** The import table of the house; each rule is asked about every import of every file that is no test. */
const rules: Rule[] = [
  {
    says: 'contracts import zod and other contracts only',
    isBroken: ({ path: file }, name) => isContract(file) && !isContract(name) && !/^zod(\/|$)/.test(name),
  },
  {
    says: 'tables import drizzle, other tables and contracts only',
    isBroken: ({ path: file }, name) =>
      isTable(file) && !isDrizzle(name) && !isTable(name) && !isContract(name),
  },
  {
    says: 'verbs know nothing of HTTP and of pages',
    isBroken: ({ path: file }, name) =>
      isVerb(file) &&
      ((isHttpLibrary(name) && !isTemplate(name)) || isWeb(name) || isRoutes(name) || isDoor(name)),
  },
  {
    says: 'verbs write only tables of their own noun',
    isBroken: ({ path: file, source }, name) =>
      isVerb(file) && isTable(name) && nounOf(file) !== nounOf(name) && writes(source, name),
  },
  {
    says: 'routes import contracts, verbs of their own noun and http/mount only',
    isBroken: ({ path: file }, name) =>
      isRoutes(file) &&
      !isContract(name) &&
      name !== 'server/http/mount.ts' &&
      !(nounOf(name) === nounOf(file) && isVerb(name)),
  },
  {
    says: 'the HTTP side knows neither tables nor pages',
    isBroken: ({ path: file }, name) => isDoor(file) && (isTable(name) || isWeb(name)),
  },
  {
    says: 'nothing of the server reaches the browser, types neither',
    isBroken: ({ path: file }, name) => isWeb(file) && name.startsWith('server/'),
  },
  {
    says: 'the server does not import pages',
    isBroken: ({ path: file }, name) => file.startsWith('server/') && isWeb(name),
  },
  {
    says: 'folders of web/ import only those that the list allows',
    isBroken: ({ path: file }, name) => {
      const [from, to] = [webFolderOf(file), webFolderOf(name)];
      return !!from && !!to && from !== to && !webFolders[from]?.split(' ').includes(to);
    },
  },
];

/** Whether one of the names that come from a table's file is inserted into, updated or deleted from. */
function writes(source: string, table: string): boolean {
  const file = path.posix.basename(table).replace('.', '\\.');
  const imported = new RegExp(`import\\s*(?:type\\s*)?\\{([^}]*)\\}\\s*from\\s*'[^']*${file}'`).exec(
    source,
  )?.[1];
  const names = (imported ?? '').split(',').map((name) =>
    name
      .trim()
      .split(/\s+as\s+/)
      .at(-1),
  );
  return names.some((name) => name && new RegExp(`\\.(insert|update|delete)\\(\\s*${name}\\b`).test(source));
}

/** Every breach of the import table, by file and rule. */
export function importBreaches(files: SourceFile[]): string[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap((name) =>
        rules
          .filter((rule) => rule.isBroken(file, name))
          .map(({ says }) => `${file.path} → ${name}: ${says}`),
      ),
    );
}

/** Nouns that lead back to themselves, as `orders → catalogue → orders`. Tables may be joined and referred to freely. */
export function nounCircles(files: SourceFile[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const file of files.filter((one) => !isTest(one.path) && !isTable(one.path))) {
    const from = nounOf(file.path);
    if (!from) continue;
    const nouns = importsOf(file).flatMap((name) => (isTable(name) ? [] : [nounOf(name) ?? from]));
    edges.set(from, new Set([...(edges.get(from) ?? []), ...nouns.filter((noun) => noun !== from)]));
  }
  const walk = (trail: string[]): string[] =>
    [...(edges.get(trail.at(-1) ?? '') ?? [])].flatMap((next) => {
      if (next === trail[0]) return [[...trail, next].join(' → ')];
      return trail.includes(next) ? [] : walk([...trail, next]);
    });
  return [...edges.keys()].flatMap((noun) => walk([noun]));
}

/** Files that read the environment, but for the one that may and for main.ts, which hands it over. */
export const environmentReaders = (files: SourceFile[]): string[] =>
  files
    .filter(
      ({ path: file, source }) =>
        !isTest(file) && /\bprocess\s*\.\s*env\b|\bprocess\s*\[/.test(withoutComments(source)),
    )
    .map(({ path: file }) => file)
    .filter((file) => /^(server|contracts|web)\//.test(file) && file !== 'server/config.ts');

/** Server code that lets Drizzle take a connection for a transaction: it keeps one for ever whose `begin` fails. */
export const pooledTransactions = (files: SourceFile[]): string[] =>
  files
    .filter(({ path: file, source }) => file.startsWith('server/') && /\bdb\.transaction\(/.test(source))
    .map(({ path: file }) => file);

/** Server code that reads rows with all the words by which they are searched for, or what else was added to them since. */
export const wholeRows = (files: SourceFile[]): string[] =>
  files
    .filter(({ path: file, source }) => file.startsWith('server/') && wholeRow.test(source))
    .map(({ path: file }) => file);

const wholeRow = /\.select\(\)\s*\.from\((?:users|orders|messages)\)/;

/** Files that hold nothing but what others export. */
export const barrels = (files: SourceFile[]): string[] =>
  files
    .filter(({ source }) => {
      const code = withoutComments(source);
      const rest = code
        .replace(/\bimport\b[^'"();=]*?\bfrom\s*['"][^'"]+['"];?/g, '')
        .replace(/\bexport\b[^'"();=]*?\bfrom\s*['"][^'"]+['"];?/g, '')
        .replace(/\bexport\s*(?:type\s*)?\{[^}]*\};?/g, '');
      return /\bexport\b/.test(code) && rest.trim() === '';
    })
    .map(({ path: file }) => file);

/**
 * Files with a default export that nobody asks for: they are neither route modules (those that web/routes.ts names),
 * nor entries, nor configuration, nor parts of a page that are loaded when they are first needed.
 */
export function defaultExports(files: SourceFile[]): string[] {
  const contents = files.find(({ path: file }) => file === 'web/routes.ts')?.source ?? '';
  const routeModules = new Set([...contents.matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, file]) => `web/${file}`));
  const lazyParts = new Set(files.flatMap((file) => (isWeb(file.path) ? lazyImportsOf(file) : [])));
  const mayHaveOne = (file: string) =>
    routeModules.has(file) ||
    lazyParts.has(file) ||
    /^([\w.-]+\.config\.ts|web\/(routes\.ts|root\.tsx|entry\.\w+\.tsx))$/.test(file);
  return files
    .filter(({ source }) => /^export default\b|^export\s*\{[^}]*\bdefault\b/m.test(withoutComments(source)))
    .map(({ path: file }) => file)
    .filter((file) => !mayHaveOne(file));
}

/** Files in a folder whose name says nothing. */
export const namelessFolders = (files: SourceFile[]): string[] =>
  files
    .map(({ path: file }) => file)
    .filter((file) => /(^|\/)(utils?|lib|libs|helpers?|common|shared|misc|types)\//.test(file));
