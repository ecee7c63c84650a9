import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of a mailed link, read from the address's hash, which no server sees, and taken out of it at once. It
 * outlives a reload and a change of the language in this tab. `undefined` while one looks, null without any.
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
    // Storage is forbidden here: the page itself remembers it until it is left.
  }
}
