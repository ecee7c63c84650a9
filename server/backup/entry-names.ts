/** Names of the files in a backup. No other name is read, so no entry can escape the folder (path traversal). */
export const manifestName = 'manifest.json';
export const jobsName = 'jobs.jsonl.gz';

const imageName = /^[0-9a-f]{32}(?:\.(?:svg|webp)|-\d{1,5}\.(?:avif|webp))$/;
const rowsName = /^tables\/([a-z][a-z0-9_]{0,62})\/\d{6,9}\.jsonl\.gz$/;
const mediaFolder = 'media/';

/** The name of the n-th batch of rows of a table, counted from 1. */
export const nameOfRows = (table: string, batch: number): string =>
  `tables/${table}/${String(batch).padStart(6, '0')}.jsonl.gz`;

/** The table whose rows a file has; undefined for other files. */
export const tableOf = (name: string): string | undefined => rowsName.exec(name)?.[1];

/** Whether a file in the images folder is an image: a photograph, a drawing, or a smaller size of one. */
export const isImage = (file: string): boolean => imageName.test(file);

export const nameOfImage = (file: string): string => `${mediaFolder}${file}`;

/** The image in a file of the backup; undefined for other files. */
export function imageOf(name: string): string | undefined {
  const file = name.slice(mediaFolder.length);
  return name.startsWith(mediaFolder) && isImage(file) ? file : undefined;
}

export const isEntryName = (name: string): boolean =>
  name === manifestName || name === jobsName || tableOf(name) !== undefined || imageOf(name) !== undefined;
