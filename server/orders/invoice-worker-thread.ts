import { parentPort } from 'node:worker_threads';
import { drawInvoice } from './draw-invoice.ts';

// What fails here ends this thread, and the one that asked hears of it.
parentPort?.on('message', async (asked: Parameters<typeof drawInvoice>) => {
  const bytes = await drawInvoice(...asked);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
