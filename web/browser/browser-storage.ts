/** Local storage that never throws: it may be missing (server), full, or forbidden by the browser. */
export const browserStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The visit goes on with what is in memory.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};

/** The JSON value under a key; null when there is none or it is damaged. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(browserStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Remembers a choice for the server's redirects, for a year. Never anything personal. */
export const rememberInCookie = (name: 'language' | 'selectedStore', value: string): void =>
  writeCookie(name, value, 31_536_000);

export const forgetCookie = (name: 'selectedStore'): void => writeCookie(name, '', 0);

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
