/** What the files in a backup are called. No other name is read, so none can lead out of a folder. */
export const manifestName = 'manifest.json';
export const jobsName = 'jobs.jsonl.gz';

const imageName = /^[0-9a-f]{32}(?:\.(?:svg|webp)|-\d{1,5}\.(?:avif|webp))$/;
const rowsName = /^tables\/([a-z][a-z0-9_]{0,62})\/\d{6,9}\.jsonl\.gz$/;
const mediaFolder = 'media/';

/** The n-th batch of rows of a table, from 1. */
export const nameOfRows = (table: string, batch: number): string =>
  `tables/${table}/${String(batch).padStart(6, '0')}.jsonl.gz`;

/** The table whose rows a file holds; undefined for all others. */
export const tableOf = (name: string): string | undefined => rowsName.exec(name)?.[1];

/** Whether a file in the folder of images is one: photographs, drawings and their smaller sizes. */
export const isImage = (file: string): boolean => imageName.test(file);

export const nameOfImage = (file: string): string => `${mediaFolder}${file}`;

/** The image that a file holds; undefined for all others. */
export function imageOf(name: string): string | undefined {
  const file = name.slice(mediaFolder.length);
  return name.startsWith(mediaFolder) && isImage(file) ? file : undefined;
}

export const isEntryName = (name: string): boolean =>
  name === manifestName || name === jobsName || tableOf(name) !== undefined || imageOf(name) !== undefined;
