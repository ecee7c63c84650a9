/**
 * Storage that never throws: it may be over quota or blocked, and is missing in SSR, where a thrown ReferenceError at
 * each read would take a fiftieth of a render.
 */
function safeStorage(open: () => Storage | undefined) {
  return {
    get(key: string): string | null {
      try {
        return open()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    /** Returns false when the value was not stored: then it lives in memory for this visit, if at all. */
    set(key: string, value: string): boolean {
      try {
        const storage = open();
        storage?.setItem(key, value);
        return Boolean(storage);
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        open()?.removeItem(key);
      } catch {
        // Blocked: there is nothing to remove.
      }
    },
  };
}

/** Local storage: all tabs, beyond the visit. */
export const browserStorage = safeStorage(() => globalThis.localStorage);
/** Session storage: this tab, over reloads. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** The parsed JSON value under a key; null when missing or malformed. */
export function readJson(
  key: string,
  storage: { get: (key: string) => string | null } = browserStorage,
): unknown {
  try {
    return JSON.parse(storage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Sets a cookie for the server's redirects, for a year. Never personal data. */
export const storeInCookie = (name: 'language' | 'selectedStore', value: string): void =>
  writeCookie(name, value, 31_536_000);

export const removeCookie = (name: 'selectedStore'): void => writeCookie(name, '', 0);

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
