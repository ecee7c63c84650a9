import { defineConfig } from 'vitest/config';

/** Starting processes, databases and browsers takes longer than calling a function. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    globalSetup: 'tests/support/start-database.ts',
    // Two browsers at once are as many as two cores can carry.
    maxWorkers: 2,
    setupFiles: 'tests/support/fail-on-console-error.ts',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{contracts,server,web}/**/*.test.{ts,tsx}', 'tests/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'boot', include: ['tests/boot/**/*.test.ts', 'tests/crash/**/*.test.ts'], ...patience },
      },
      { extends: true, test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...patience } },
      { extends: true, test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], ...patience } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          ...patience,
        },
      },
    ],
  },
});
