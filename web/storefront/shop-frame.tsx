import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../i18n/language.tsx';
import { closeCheckout, useCheckout } from '../state/checkout.ts';
import { closeLoginModal, useLoginModal } from '../state/login-modal.ts';
import { closeSearch, useSearchDialog } from '../state/search-dialog.ts';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { type LoadedModal, WhenAsked } from '../ui/when-asked.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands around every page of the shop: header, footer, and the way to log in without leaving. */
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
      <WhenAsked isAsked={isLoginAsked} load={loadLogin} onLost={closeLoginModal} />
      <WhenAsked isAsked={isSearchAsked} load={loadSearch} onLost={closeSearch} />
      <WhenAsked isAsked={isCheckoutAsked} load={loadCheckout} onLost={closeCheckout} />
    </>
  );
}

/** A new page, by Back too, leaves no dialog of the old one open. */
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

const loadLogin = (): Promise<LoadedModal> => import('../account/login-modal.tsx');
const loadSearch = (): Promise<LoadedModal> => import('./search-dialog.tsx');
const loadCheckout = (): Promise<LoadedModal> => import('./checkout-modal.tsx');
