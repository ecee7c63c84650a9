import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { closeCheckout, useCheckout } from '../cart/checkout.ts';
import { useWords } from '../i18n/language.tsx';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { closeLoginModal, useLoginModal } from '../session/login-modal-state.ts';
import { useUnansweredActions } from '../session/use-unanswered-actions.ts';
import { LazyModal, type LoadedModal } from '../ui/lazy-modal.tsx';
import { useWhenIdle } from '../ui/use-when-idle.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { closeMobileMenu, useMobileMenu } from './mobile-menu-state.ts';
import { closeSearch, useSearchDialog } from './search-dialog-state.ts';

type ShopFrameProps = {
  children: ReactNode;
  /** Whether the page itself says that it is offline. */
  saysOffline?: boolean;
};

/** Layout of every shop page: header, footer, login modal. */
export function ShopFrame({ children, saysOffline = false }: ShopFrameProps) {
  const { shell } = useWords();
  const isLoginAsked = useLoginModal((modal) => modal.isOpen);
  const isCheckoutAsked = useCheckout(({ checkout }) => checkout !== null);
  const isMenuAsked = useMobileMenu(({ isOpen }) => isOpen);
  const isSearchAsked = useSearchDialog(({ isOpen }) => isOpen);
  useCloseOnNewPage();
  useUnansweredActions();
  useWhenIdle(fetchNext);
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
      <LoadedWhenIdle load={loadCartBar} />
      <LoadedWhenIdle load={loadTapGuard} />
      {!saysOffline && <OfflineBanner />}
      <LazyModal isOpen={isLoginAsked} load={loadLogin} onLost={closeLoginModal} />
      <LazyModal isOpen={isMenuAsked} load={loadMenu} onLost={closeMobileMenu} />
      <LazyModal isOpen={isSearchAsked} load={loadSearch} onLost={closeSearch} />
      <LazyModal isOpen={isCheckoutAsked} load={loadCheckout} onLost={closeCheckout} />
    </>
  );
}

/** The cart's bar on a phone, which also announces additions. Without it the header still links to the cart. */
const loadCartBar = () => import('./cart-bar.tsx');
const loadTapGuard = () => import('./dialog-tap-guard.ts');

/** A part that is loaded after rendering, and may be missing if its file fails to load. */
function LoadedWhenIdle({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [start] = useState(
    () => () =>
      void load().then(
        (loaded) => setLoaded(() => loaded.default),
        () => {},
      ),
  );
  useWhenIdle(start);
  return Loaded && <Loaded />;
}

/** Closes open modals at each navigation, Back included. */
function useCloseOnNewPage() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page is the reason to close.
  useEffect(
    () => () => {
      closeLoginModal();
      closeCheckout();
      closeMobileMenu();
      closeSearch();
    },
    [pathname],
  );
}

const loadLogin = (): Promise<LoadedModal> => import('../session/login-modal.tsx');
const loadMenu = (): Promise<LoadedModal> => import('./mobile-menu.tsx');
const loadSearch = (): Promise<LoadedModal> => import('./search-dialog.tsx');
/** Prefetched, so that a tap opens it at once: menu, search and likely next pages. A failure is reported when it is opened. */
const fetchNext = () =>
  void Promise.all([
    loadMenu(),
    loadSearch(),
    import('../browser/preload-pages.ts').then(({ preloadPages }) => preloadPages('shop')),
  ]).catch(() => {});
const loadCheckout = (): Promise<LoadedModal> => import('./checkout-modal.tsx');
