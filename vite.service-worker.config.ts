import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Manifest, type UserConfig } from 'vite';

const built = 'build/client';

/** The files that a customer's pages may need, read from the build of the pages, which comes first. */
function readShell() {
  const manifest: Manifest = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8'));
  // A language's words and the route that holds them; vite.config.ts gives both this name.
  const chunksOf = (name: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  const words = { en: chunksOf('english'), ar: chunksOf('arabic') };
  const inLanguage = new Set([...words.en, ...words.ar]);

  const filesFrom = (starts: string[]): Set<string> => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
      const next = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];
      for (const other of next) if (!inLanguage.has(other)) visit(other);
    };
    starts.forEach(visit);
    return files;
  };

  const starts = Object.keys(manifest).filter((name) =>
    /^web\/((storefront|account)\/|root\.|entry\.)/.test(name),
  );
  const common = filesFrom(starts);
  // React Router's list of pages is no chunk of the bundle.
  for (const file of readdirSync(`${built}/assets`))
    if (/^manifest-\w+\.js$/.test(file)) common.add(`/assets/${file}`);

  const isArabic = (file: string) => file.includes('-arabic-');
  const own = (names: string[]) => [...filesFrom(names)].filter((file) => !common.has(file));
  return {
    all: [...common].filter((file) => !isArabic(file)).sort(),
    en: own(words.en),
    ar: [...own(words.ar), ...[...common].filter(isArabic)],
  };
}

/** The service worker: one file whose name never changes, with the list of what it keeps in it. */
export default defineConfig((): UserConfig => {
  const shell = readShell();
  const revision = createHash('sha256').update(JSON.stringify(shell)).digest('hex').slice(0, 16);
  return {
    publicDir: false,
    define: { __SHELL__: JSON.stringify({ revision, ...shell }) },
    build: {
      outDir: built,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'web/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  };
});
