import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Preloaded into the shop: on SIGUSR2 runs the garbage collector and writes `process.memoryUsage()` to MEMORY_FILE.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const file = process.env.MEMORY_FILE ?? '';

process.on('SIGUSR2', () => {
  collect();
  writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.part`, file);
});
