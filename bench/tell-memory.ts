import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded before the shop: on SIGUSR2 it collects the garbage and writes what is left into the file of MEMORY_FILE.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const file = process.env.MEMORY_FILE ?? '';

process.on('SIGUSR2', () => {
  collect();
  writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.part`, file);
});
