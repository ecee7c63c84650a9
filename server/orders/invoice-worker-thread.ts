import { parentPort } from 'node:worker_threads';
import { drawInvoice } from './draw-invoice.ts';

// An error here ends this thread, which the caller notices.
parentPort?.on('message', async (asked: Parameters<typeof drawInvoice>) => {
  const bytes = await drawInvoice(...asked);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
