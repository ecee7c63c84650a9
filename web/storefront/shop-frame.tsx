import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { closeCheckout, useCheckout } from '../cart/checkout.ts';
import { useWords } from '../i18n/language.tsx';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { closeLoginModal, useLoginModal } from '../session/login-modal-state.ts';
import { LazyModal, type LoadedModal } from '../ui/lazy-modal.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { closeSearch, useSearchDialog } from './search-dialog-state.ts';

/** Layout of every shop page: header, footer, login modal. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  const isLoginAsked = useLoginModal((modal) => modal.isOpen);
  const isCheckoutAsked = useCheckout(({ checkout }) => checkout !== null);
  const isSearchAsked = useSearchDialog(({ isOpen }) => isOpen);
  useCloseOnNewPage();
  return (
    <>
      <a className="skip" href="#main">
        {shell.skipToContent}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <OfflineBanner />
      <LazyModal isOpen={isLoginAsked} load={loadLogin} onLost={closeLoginModal} />
      <LazyModal isOpen={isSearchAsked} load={loadSearch} onLost={closeSearch} />
      <LazyModal isOpen={isCheckoutAsked} load={loadCheckout} onLost={closeCheckout} />
    </>
  );
}

/** Closes open modals at each navigation, Back included. */
function useCloseOnNewPage() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page is the reason to close.
  useEffect(
    () => () => {
      closeLoginModal();
      closeCheckout();
      closeSearch();
    },
    [pathname],
  );
}

const loadLogin = (): Promise<LoadedModal> => import('../session/login-modal.tsx');
const loadSearch = (): Promise<LoadedModal> => import('./search-dialog.tsx');
const loadCheckout = (): Promise<LoadedModal> => import('./checkout-modal.tsx');
