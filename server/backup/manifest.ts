import { z } from 'zod';
import { BootError } from '../boot-error.ts';

/** The version of the format; increased when earlier versions of the shop can no longer read a backup. */
const format = 1;

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

const manifest = z.object({
  format: z.literal(format),
  /** When the snapshot was read, as ISO 8601. */
  made: z.iso.datetime(),
  /** The migrations that were applied to the database, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z
    .array(z.object({ name, columns: z.array(z.string().min(1)).min(1), rows: z.int().min(0) }))
    .min(1),
  counters: z.array(z.object({ name, last: z.string().regex(/^-?\d{1,19}$/) })),
  images: z.int().min(0),
});

/** The metadata of a backup. */
export type Manifest = z.infer<typeof manifest>;

export const writeManifest = (content: Omit<Manifest, 'format'>): Buffer =>
  Buffer.from(`${JSON.stringify({ format, ...content }, null, 2)}\n`);

/** Throws a BootError for a manifest that this version does not understand. */
export function readManifest(bytes: Buffer): Manifest {
  const content = parse(bytes);
  const read = manifest.safeParse(content);
  if (read.success) return read.data;
  const isNewer = z.object({ format: z.int().min(format + 1) }).safeParse(content).success;
  throw new BootError(
    isNewer
      ? 'This backup was made by a newer version of Mouneh: bring this one up to date first.'
      : 'This is not a backup of Mouneh: what it says of itself makes no sense.',
  );
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
