import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { drawInvoice } from './draw-invoice.ts';

/** The time limit of an invoice in milliseconds; one with 200 lines takes four seconds. */
const timeoutMs = 30_000;

let worker: Worker | undefined;
let lastDrawn: Promise<unknown> = Promise.resolve();

/**
 * `drawInvoice` in a worker thread, which keeps the event loop free; one at a time. The thread is started lazily and
 * kept; an error or the timeout ends it and rejects.
 */
export const drawInWorker: typeof drawInvoice = (...asked) => {
  const drawing = lastDrawn.then(() => askWorker(asked));
  lastDrawn = drawing.catch(() => {});
  return drawing;
};

async function askWorker(asked: Parameters<typeof drawInvoice>): Promise<Uint8Array<ArrayBuffer>> {
  worker ??= openWorker();
  const current = worker;
  current.postMessage(asked);
  try {
    const [bytes] = await once(current, 'message', { signal: AbortSignal.timeout(timeoutMs) });
    return bytes;
  } catch (error) {
    worker = undefined;
    await current.terminate();
    throw error;
  }
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./invoice-worker-thread.ts', import.meta.url));
  // Unreferenced: an idle thread does not keep the process alive. Its 'error' listener keeps a crash from ending the
  // process.
  opened.unref();
  return opened.on('error', () => {
    if (worker === opened) worker = undefined;
  });
}
