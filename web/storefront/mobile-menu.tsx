import { useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { stores } from '../../contracts/catalogue.ts';
import { readOrderLinks } from '../browser/order-links.ts';
import { countItems, totalOf, useCart } from '../cart/cart.ts';
import { useFavouriteIds } from '../favourites/favourites.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import labneh from '../illustrations/scenes/labneh-balls.svg';
import oil from '../illustrations/scenes/olive-oil.svg';
import sumac from '../illustrations/scenes/sumac.svg';
import honey from '../illustrations/scenes/wild-honey.svg';
import { useSession } from '../session/session.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { useClosedByBack } from '../ui/closed-by-back.ts';
import { Icon } from '../ui/icon.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import { Wordmark } from '../ui/logo.tsx';
import styles from './mobile-menu.module.css';
import { closeMobileMenu, openMobileMenu, useMobileMenu } from './mobile-menu-state.ts';
import { useLogout } from './use-logout.ts';

/** Full-screen menu below the breakpoint, in a native modal dialog (focus trap, Esc). */
export default function MobileMenu() {
  const open = useMobileMenu(({ isOpen }) => isOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  // Hidden in this frame and closed after it: the page behind is inert, and closing recomputes all its styles.
  const onClose = () => {
    if (dialog.current) dialog.current.style.display = 'none';
    afterFrame(closeMobileMenu);
  };
  useClosedByBack(open, closeMobileMenu, { reopen: openMobileMenu });
  useLayoutEffect(() => {
    if (!open) return dialog.current?.close();
    // The dialog returns the focus to the element that has it now.
    const { opener } = useMobileMenu.getState();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    if (dialog.current) dialog.current.style.display = '';
    dialog.current?.showModal();
  }, [open]);
  const { shell } = useWords();
  return (
    <dialog
      ref={dialog}
      className={`wall ${styles.menu}`}
      aria-label={shell.menu}
      // Runs in a separate task, when Forward may have reopened the menu.
      onClose={({ currentTarget }) => currentTarget.open || closeMobileMenu()}
    >
      {open && <MenuShelves onClose={onClose} />}
    </dialog>
  );
}

function MenuShelves({ onClose }: { onClose: () => void }) {
  const { shell, catalogue, legal } = useWords();
  const path = usePath();
  const links = [
    ['/', shell.home, labneh],
    ['/products', shell.products, oil],
    ['/about', shell.about, sumac],
    ['/contact', shell.contact, honey],
  ] as const;
  return (
    <>
      <div className={styles.top}>
        <Wordmark />
        <LanguageLink />
        <IconButton label={shell.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <ul>
        {links.map(([to, text, image]) => (
          <li key={to}>
            <NavLink className={styles.link} to={path(to)} end={to === '/'} onClick={onClose}>
              <span>{text}</span>
              <img src={image} width={108} height={108} alt="" />
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={styles.account}>
        {stores.map((store) => (
          <ButtonLink
            key={store}
            variant="soft"
            size="sm"
            to={path(`/products?store=${store}`)}
            onClick={onClose}
          >
            {catalogue.stores[store].name}
          </ButtonLink>
        ))}
        <MenuOwn onClose={onClose} />
        <MenuAccount onClose={onClose} />
        <ButtonLink variant="text" size="sm" to={path('/delivery-returns')} onClick={onClose}>
          {legal.titles['delivery-returns']}
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * Cart and favourites in words, as the header shows them: on a narrow screen it has no room for the total. For a guest
 * who has ordered on this device, also the orders.
 */
function MenuOwn({ onClose }: { onClose: () => void }) {
  const { shell } = useWords();
  const language = useLanguage();
  const path = usePath();
  const items = useCart((cart) => cart.items);
  const count = countItems(items);
  const favourites = useFavouriteIds().length;
  const isGuest = useSession((session) => session.status === 'guest');
  return (
    <div className={styles.own}>
      <ButtonLink
        variant={count > 0 ? 'solid' : 'line'}
        data-filled={count > 0 || undefined}
        to={path('/cart')}
        onClick={onClose}
      >
        <Icon name="basket" />
        {count > 0 ? shell.cart(count, formatPrice(totalOf(items), language)) : shell.footer.cart}
      </ButtonLink>
      {!isGuest && (
        <ButtonLink
          variant="line"
          data-filled={favourites > 0 || undefined}
          to={path('/favorites')}
          onClick={onClose}
        >
          {favourites > 0 ? shell.favourites(favourites) : shell.footer.favourites}
        </ButtonLink>
      )}
      {isGuest && readOrderLinks().length > 0 && (
        <ButtonLink variant="line" to={path('/orders')} onClick={onClose}>
          {shell.orders}
        </ButtonLink>
      )}
    </div>
  );
}

function MenuAccount({ onClose }: { onClose: () => void }) {
  const { shell } = useWords();
  const path = usePath();
  const logout = useLogout();
  const isGuest = useSession((session) => session.status === 'guest');
  const isAdmin = useSession((session) => session.user?.role === 'admin');
  if (isGuest) {
    return (
      <>
        <ButtonLink variant="line" to={path('/login')} onClick={onClose}>
          {shell.login}
        </ButtonLink>
        <ButtonLink to={path('/signup')} onClick={onClose}>
          {shell.signup}
        </ButtonLink>
      </>
    );
  }
  const logOutAndClose = () => {
    onClose();
    logout();
  };
  return (
    <>
      <ButtonLink variant="line" to={path('/profile')} onClick={onClose}>
        {shell.profile}
      </ButtonLink>
      <ButtonLink variant="line" to={path('/orders')} onClick={onClose}>
        {shell.orders}
      </ButtonLink>
      {isAdmin && (
        <ButtonLink variant="line" to={path('/admin')} onClick={onClose}>
          {shell.admin}
        </ButtonLink>
      )}
      <Button variant="soft" onClick={logOutAndClose}>
        {shell.logout}
      </Button>
    </>
  );
}
