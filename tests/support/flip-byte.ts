import { readFile, writeFile } from 'node:fs/promises';

/** Writes a copy of a file with one bit flipped (corruption). */
export async function flipByte(file: string, place: number, copy: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  await writeFile(copy, bytes);
}
