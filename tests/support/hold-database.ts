import { pino } from 'pino';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';

// A program for tests that kill it: starts the database in the folder of its argument, prints the address and stays.
const { url } = await startEmbeddedDatabase({
  dataDir: process.argv[2] ?? '',
  log: pino({ level: 'silent' }),
});
console.log(url);
