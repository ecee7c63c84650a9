import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabStorage } from '../browser/browser-storage.ts';

/**
 * The token of a mailed link, read from the URL's fragment (never sent to the server) and removed from the address bar.
 * Kept in session storage across reloads and a change of language. `undefined` before hydration, null without one.
 */
export function useLinkToken(key = 'resetToken'): {
  token: string | null | undefined;
  removeLinkToken: () => void;
} {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const given = hash.slice(1);
    if (given) {
      tabStorage.set(key, given);
      navigate(pathname + search, { replace: true, preventScrollReset: true });
    }
    setToken((known) => given || known || tabStorage.get(key));
  }, [hash, key, pathname, search, navigate]);
  return { token, removeLinkToken: () => tabStorage.remove(key) };
}
