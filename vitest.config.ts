import { defineConfig } from 'vitest/config';

/** Starting processes, databases and browsers takes longer than calling a function, and a machine may be ten times slower than another. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/** Modules are loaded by Node itself, as in production: Vite's module runner takes twice as long, and is needed for JSX alone. */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Shops in the test's own process hash passwords at the lowest cost, and draw pages with React as it is in production. */
const inProcess = {
  ...loadedByNode,
  env: { NODE_ENV: 'production' },
  setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/cheap-passwords.ts'],
};

/** Rules of the API that take a million bytes or thousands of rows to try: `npm run test:quick` leaves them out. */
const volume = [
  'backup',
  'growth',
  'image-sizes',
  'imports-formats',
  'page-cache-size',
  'search-round-trips',
  'share-images',
  'slow-clients',
  'wrong-files',
].map((name) => `tests/api/${name}.test.ts`);

export default defineConfig({
  test: {
    ...timeouts,
    globalSetup: 'tests/support/start-database.ts',
    // One more than two cores: a test in a browser or a process waits for a third of its time.
    maxWorkers: 3,
    setupFiles: 'tests/support/fail-on-console-error.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['{contracts,illustrations,seed,server,web}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'boot',
          include: ['tests/boot/**/*.test.ts', 'tests/crash/**/*.test.ts'],
          ...loadedByNode,
          // Each starts a shop of its own, or several.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          exclude: volume,
          ...inProcess,
        },
      },
      {
        extends: true,
        test: {
          name: 'volume',
          isolate: false,
          include: volume,
          // A hundred thousand products, orders and their indexes take a minute by themselves.
          hookTimeout: 180_000,
          ...inProcess,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          isolate: false,
          include: ['tests/fuzz/**/*.test.ts'],
          ...inProcess,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          ...inProcess,
        },
      },
    ],
  },
});
