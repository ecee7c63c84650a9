import { afterEach, beforeEach } from 'vitest';

/** Fails a test on any console error during it. */
const complaints: string[] = [];
const write = console.error;

console.error = (...args: unknown[]) => {
  complaints.push(args.map(String).join(' '));
  write(...args);
};

beforeEach(() => {
  complaints.length = 0;
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`console.error was called: ${complaints.join('\n')}`);
});
