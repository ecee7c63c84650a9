/** How long the browser may take to begin, in milliseconds: some read the address after the press. */
const urlLifetimeMs = 60_000;

/** Hands a file over to be saved under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetimeMs);
}
