import path from 'node:path';

/** A file of the project: its path from the root, with slashes, and its text. */
export type SourceFile = { path: string; source: string };

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const nounOf = (file: string) => /^server\/([\w-]+)\//.exec(file)?.[1];

/** Server code that writes to a table of another noun, as `file: table's file`. */
export const foreignWrites = (files: SourceFile[]): string[] =>
  files
    .filter(({ path: file }) => nounOf(file) && !isTest(file) && !file.startsWith('server/database/'))
    .flatMap(({ path: file, source }) => {
      const imports = source.matchAll(/import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'([^']*\.table\.ts)'/g);
      return [...imports].flatMap(([, names = '', specifier = '']) => {
        const table = path.posix.join(path.posix.dirname(file), specifier);
        if (nounOf(table) === nounOf(file)) return [];
        const imported = names.split(',').map((name) =>
          name
            .trim()
            .split(/\s+as\s+/)
            .at(-1),
        );
        const isWritten = imported.some(
          (name) => name && new RegExp(`\\.(insert|update|delete)\\(\\s*${name}\\b`).test(source),
        );
        return isWritten ? [`${file}: ${table}`] : [];
      });
    });

/** Server code with Drizzle's own pool transactions, which leak a connection when `begin` fails. */
export const pooledTransactions = (files: SourceFile[]): string[] =>
  files
    .filter(({ path: file, source }) => file.startsWith('server/') && /\bdb\.transaction\(/.test(source))
    .map(({ path: file }) => file);

/** Browser tests that assert a value read once: under load the page may not be rendered yet. They must poll (`expect.poll`). */
export const valuesReadOnce = (files: SourceFile[]): string[] =>
  files
    .filter(
      ({ path: file, source }) =>
        file.startsWith('tests/e2e/') && /^\s*expect\(await (page|\w+\.page)\b/m.test(source),
    )
    .map(({ path: file }) => file);

const wholeRow = /\.select\(\)\s*\.from\((?:users|orders|messages)\)/;

/** Server code that reads all columns of rows, including search words and columns added later. */
export const wholeRows = (files: SourceFile[]): string[] =>
  files
    .filter(({ path: file, source }) => file.startsWith('server/') && wholeRow.test(source))
    .map(({ path: file }) => file);

/**
 * Files with a default export that no loader requires: they are neither route modules (of web/routes.ts), nor entries,
 * nor configuration, nor lazy-loaded parts of pages.
 */
export function defaultExports(files: SourceFile[]): string[] {
  const contents = files.find(({ path: file }) => file === 'web/routes.ts')?.source ?? '';
  const routeModules = new Set([...contents.matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, file]) => `web/${file}`));
  const lazyParts = new Set(
    files.flatMap((file) => (file.path.startsWith('web/') ? lazyImportsOf(file) : [])),
  );
  const mayHaveOne = (file: string) =>
    routeModules.has(file) ||
    lazyParts.has(file) ||
    /^([\w.-]+\.config\.ts|web\/(routes\.ts|root\.tsx|entry\.\w+\.tsx))$/.test(file);
  return files
    .filter(({ source }) => /^export default\b|^export\s*\{[^}]*\bdefault\b/m.test(withoutComments(source)))
    .map(({ path: file }) => file)
    .filter((file) => !mayHaveOne(file));
}

const lazyImportsOf = ({ path: file, source }: SourceFile): string[] =>
  [...withoutComments(source).matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );

/** Classes that a component uses but its style sheet lacks: the element would have no style. */
export function missingClasses(component: SourceFile, sheets: ReadonlyMap<string, string>): string[] {
  const imports = component.source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
  return [...imports].flatMap(([, name = '', specifier = '']) => {
    const sheet = path.posix.join(path.posix.dirname(component.path), specifier);
    const defined = new Set(
      [...(sheets.get(sheet) ?? '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one),
    );
    const named = [...component.source.matchAll(new RegExp(`[^\\w/.-]${name}\\.(\\w+)`, 'g'))].map(
      ([, one]) => one,
    );
    return named.filter((one) => !defined.has(one)).map((one) => `${component.path}: ${name}.${one}`);
  });
}

/** Patterns of the build configuration's chunks without a file: a renamed file would move to another chunk unnoticed. */
export function chunksWithoutFile(configuration: string, paths: readonly string[]): string[] {
  const named = [...configuration.matchAll(/'((?:web|contracts)\/[^']+)'/g)].map(
    ([, pattern = '']) => pattern,
  );
  return named
    .flatMap(alternativesOf)
    .filter((one) => !paths.some((file) => new RegExp(`^${one.replace(/\.(?=\w)/g, '\\.')}$`).test(file)));
}

/** Expands `(a|b).ts` to `a.ts` and `b.ts`, from the inside out. */
function alternativesOf(pattern: string): string[] {
  const group = /\(([^()]+)\)/.exec(pattern);
  if (!group) return [pattern];
  const [whole, inner = ''] = group;
  return inner.split('|').flatMap((one) => alternativesOf(pattern.replace(whole, () => one)));
}
