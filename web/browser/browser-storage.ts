/** Local storage that never throws: it may be missing (SSR), over quota, or blocked. */
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
      // Over quota or blocked: the value lives in memory for this visit.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: there is nothing to remove.
    }
  },
};

/** The parsed JSON value under a key; null when missing or malformed. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(browserStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Sets a cookie for the server's redirects, for a year. Never personal data. */
export const rememberInCookie = (name: 'language' | 'selectedStore', value: string): void =>
  writeCookie(name, value, 31_536_000);

export const forgetCookie = (name: 'selectedStore'): void => writeCookie(name, '', 0);

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
