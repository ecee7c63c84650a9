import { pino } from 'pino';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';

// A program for tests that kill it: starts the database in the folder given as its argument, prints the address and
// keeps running.
const { url } = await startEmbeddedDatabase({
  dataDir: process.argv[2] ?? '',
  log: pino({ level: 'silent' }),
});
console.log(url);
