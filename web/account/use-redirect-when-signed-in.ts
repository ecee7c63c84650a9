import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePath } from '../i18n/language.tsx';
import { useSession } from '../session/session.ts';
import { destinationOf } from './next-path.ts';

/** Redirects a signed-in user, also right after logging in: to `?next=`, home, or the shop admin. */
export function useRedirectWhenSignedIn(): void {
  const user = useSession((session) => (session.status === 'customer' ? session.user : null));
  const [query] = useSearchParams();
  const next = query.get('next');
  const path = usePath();
  const navigate = useNavigate();
  const destination = user && path(destinationOf(user, next));
  useEffect(() => {
    if (destination) navigate(destination, { replace: true });
  }, [destination, navigate]);
}
