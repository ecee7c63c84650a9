import { type ReactNode, useEffect } from 'react';
import { useWords } from '../i18n/language.tsx';
import { watchCart } from '../state/cart.ts';
import { watchFavourites } from '../state/favourites.ts';
import { watchRenewal } from '../state/renewal.ts';
import { watchUnreached } from '../state/retry-profile.ts';
import { watchSession } from '../state/session.ts';
import { useBackForLayers } from '../ui/closed-by-back.ts';
import { ToastProvider } from '../ui/toast.tsx';

/** What outlives a page: the session, cart and favourites of this browser, and the toasts. */
export function BrowserState({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  useBackForLayers();
  useEffect(() => {
    const stops = [watchUnreached(), watchSession(), watchRenewal(), watchCart(), watchFavourites()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return <ToastProvider label={shell.notifications}>{children}</ToastProvider>;
}
