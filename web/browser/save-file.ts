/** Delay before revoking the object URL, in milliseconds: some browsers read it after the click. */
const urlLifetimeMs = 60_000;

/** Downloads a blob under a file name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetimeMs);
}
