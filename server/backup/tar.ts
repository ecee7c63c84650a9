/** The block size of a tar in bytes. A backup is a tar, so that other programs can open it; each entry takes whole blocks. */
export const block = 512;

/** How many zero bytes fill the last block of a file of this size. */
export const paddingOf = (size: number): number => (block - (size % block)) % block;

/**
 * The header block of a file (ustar). It is readable only by its owner and has no date, so name and size determine
 * every byte.
 */
export function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  header.write(name, 0, 100);
  const [mode, owner, group, date] = ['0000600', '0000000', '0000000', '00000000000'];
  header.write([mode, owner, group, size.toString(8).padStart(11, '0'), date, ''].join('\0'), 100);
  // The checksum is computed with its own field filled with spaces.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write(['ustar', '00'].join('\0'), 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Parses a header; null for any header that we do not write: links, folders, long names. */
export function readHeader(header: Buffer): { name: string; size: number } | null {
  const [name = ''] = header.toString('utf8', 0, 100).split('\0');
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  return size >= 0 && headerOf(name, size).equals(header) ? { name, size } : null;
}

/** The end of a backup: a last file with the SHA-256 of everything before it, and the two empty blocks that end a tar. */
export function trailerOf(digest: string): Buffer {
  const line = `${digest}\n`;
  return Buffer.concat([headerOf('sha256', line.length), Buffer.from(line)], trailerSize);
}

export const trailerSize = 4 * block;
