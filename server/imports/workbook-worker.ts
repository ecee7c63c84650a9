import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { streamXlsxRows } from 'hucre/xlsx';
import { maxColumns } from '../../contracts/imports.ts';
import type { Row } from './file-line.ts';

/** The next rows, empty at the end; or why the workbook is refused. */
export type WorkbookMessage = { rows: Row[] } | { refused: 'file_unpacked' | 'file_long' };

/**
 * Limits of characters and cells in total, as for the largest CSV: shared strings are stored once and may appear in
 * many cells (zip bomb).
 */
const maxText = 40 * 1024 * 1024;
const maxRows = 200_000;
/** Backpressure: after this many rows the thread waits until the main thread has taken them. */
const stepSize = 500;

/** Streams the workbook's rows to the main thread. An error ends this thread, which the main thread notices. */
async function read(post: (message: WorkbookMessage) => Promise<void>): Promise<void> {
  let rows: Row[] = [];
  let [count, size, number] = [0, 0, 0];
  for await (const { index, values } of streamXlsxRows(workerData as Uint8Array)) {
    // A crafted sheet may number its rows backwards; lines of an import are identified by their number.
    number = Math.max(number + 1, Math.min(index + 1, 2_000_000) || 0);
    const cells = values.slice(0, maxColumns + 1).map(textOf);
    if (cells.every((cell) => cell.trim() === '')) continue;
    size += cells.reduce((sum, { length }) => sum + length + 1, 0);
    count += 1;
    if (size > maxText) return post({ refused: 'file_unpacked' });
    if (count > maxRows) return post({ refused: 'file_long' });
    rows.push({ number, cells });
    if (rows.length < stepSize) continue;
    await post({ rows });
    rows = [];
  }
  if (rows.length > 0) await post({ rows });
  await post({ rows: [] });
}

/** Formats numbers as they are displayed: 0.1 + 0.2 is 0.3. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.*/, '');
  return typeof value === 'string' || typeof value === 'boolean'
    ? String(value).replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed()
    : '';
}

const port = parentPort;
if (port)
  await read(async (message) => {
    port.postMessage(message);
    await once(port, 'message');
  });
