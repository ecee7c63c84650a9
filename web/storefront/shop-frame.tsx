import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../i18n/language.tsx';
import { closeCheckout, useCheckout } from '../state/checkout.ts';
import { closeLoginModal, useLoginModal } from '../state/login-modal.ts';
import { useShowToast } from '../ui/toast.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** What stands around every page of the shop: header, footer, loading bar, and the way to log in without leaving. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  const isLoginAsked = useLoginModal((modal) => modal.isOpen);
  const isCheckoutAsked = useCheckout(({ checkout }) => checkout !== null);
  useCloseOnNewPage();
  return (
    <>
      <a className="skip" href="#main">
        {shell.skipToContent}
      </a>
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <WhenAsked isAsked={isLoginAsked} load={loadLogin} onLost={closeLoginModal} />
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
    },
    [pathname],
  );
}

type Loaded = { default: ComponentType };
const loadLogin = (): Promise<Loaded> => import('../account/login-modal.tsx');
const loadCheckout = (): Promise<Loaded> => import('./checkout-modal.tsx');

type WhenAskedProps = { isAsked: boolean; load: () => Promise<Loaded>; onLost: () => void };

/** Downloads a modal when it is first asked for. Not `React.lazy`: a lost connection must not break the page. */
function WhenAsked({ isAsked, load, onLost }: WhenAskedProps) {
  const { errors } = useWords();
  const showToast = useShowToast();
  const [Modal, setModal] = useState<ComponentType | null>(null);
  const isMissing = isAsked && !Modal;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setModal(() => loaded.default),
      () => {
        onLost();
        showToast({ text: errors.network });
      },
    );
  }, [isMissing, load, onLost, showToast, errors]);
  return Modal && <Modal />;
}
