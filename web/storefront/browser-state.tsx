import { type ReactNode, useEffect } from 'react';
import { repeatEarlyTaps } from '../browser/early-taps.ts';
import { watchCart } from '../cart/cart.ts';
import { watchFavourites } from '../favourites/favourites.ts';
import { useWords } from '../i18n/language.tsx';
import { watchRenewal } from '../session/renewal.ts';
import { watchUnreached } from '../session/retry-profile.ts';
import { watchSession } from '../session/session.ts';
import { useBackForLayers } from '../ui/closed-by-back.ts';
import { ToastProvider } from '../ui/toast.tsx';

/** State that survives page changes: the session, cart and favourites of this browser, and the toasts. */
export function BrowserState({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  useBackForLayers();
  useEffect(() => {
    const stops = [watchUnreached(), watchSession(), watchRenewal(), watchCart(), watchFavourites()];
    repeatEarlyTaps();
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return <ToastProvider label={shell.notifications}>{children}</ToastProvider>;
}
