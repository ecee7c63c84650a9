import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useOnline } from '../browser/online.ts';
import { useWords } from '../i18n/language.tsx';
import { unreached } from '../offline/addresses.ts';
import { Button } from '../ui/button.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { UnseenPage } from './unseen-page.tsx';

// Lazy-loaded, since rarely shown: not part of the first download.
const NotFoundPage = lazy(() => import('./not-found-page.tsx').catch(() => ({ default: BrokenPage })));

/** The page for errors, in the shop's frame: a 404, a page that needs the network, anything else. */
export function PageError() {
  const error = useRouteError();
  const isOnline = useOnline();
  const status = isRouteErrorResponse(error) ? error.status : null;
  const isUnreached = status === unreached || (status === null && !isOnline);
  return (
    <ShopFrame saysOffline={isUnreached}>
      <Suspense>
        {status === 404 ? <NotFoundPage /> : isUnreached ? <UnreachedPage /> : <BrokenPage />}
      </Suspense>
    </ShopFrame>
  );
}

/** A page that is not cached, requested offline. It is retried when the network is back. */
function UnreachedPage() {
  const { offline } = useWords();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    const tryAgain = () => void revalidate();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [revalidate]);
  return (
    <UnseenPage
      again={
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {offline.again}
        </Button>
      }
    />
  );
}
