/** Save-Data (`navigator.connection.saveData`), which not every browser has. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
