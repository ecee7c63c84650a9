import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of a mailed link, read from the URL's fragment (never sent to the server) and removed from the address bar. Kept in
 * session storage over reloads and a change of language. `undefined` before hydration, null without one.
 */
export function useLinkToken(key = 'resetToken'): {
  token: string | null | undefined;
  forgetToken: () => void;
} {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const given = hash.slice(1);
    if (given) {
      keep(key, given);
      navigate(pathname + search, { replace: true, preventScrollReset: true });
    }
    setToken((known) => given || known || kept(key));
  }, [hash, key, pathname, search, navigate]);
  return { token, forgetToken: () => keep(key, null) };
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, token: string | null): void {
  try {
    if (token) sessionStorage.setItem(key, token);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: the token is held in memory until the page is left.
  }
}
