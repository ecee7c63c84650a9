import { type ReactNode, useEffect } from 'react';
import { useWords } from '../i18n/language.tsx';
import { watchCart } from '../state/cart.ts';
import { watchFavourites } from '../state/favourites.ts';
import { watchSession } from '../state/session.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** What stands around every page of the shop: header, footer, loading bar, toasts, and the browser's own state. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  useEffect(() => {
    const stops = [watchSession(), watchCart(), watchFavourites()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <ToastProvider label={shell.notifications}>
      <a className="skip" href="#main">
        {shell.skipToContent}
      </a>
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </ToastProvider>
  );
}
