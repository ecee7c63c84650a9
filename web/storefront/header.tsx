import type { MouseEvent } from 'react';
import { Link, NavLink } from 'react-router';
import { countItems, totalOf, useCart } from '../cart/cart.ts';
import { useFavouriteIds } from '../favourites/favourites.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { heartlineMotif } from '../illustrations/motif-paths/heartline-motif.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import { LogoLink } from '../ui/logo-link.tsx';
import { Motif } from '../ui/motif.tsx';
import { prefetch } from '../ui/prefetch.ts';
import styles from './header.module.css';
import { openMobileMenu } from './mobile-menu-state.ts';
import { openSearch } from './search-dialog-state.ts';
import { UserMenu } from './user-menu.tsx';

/** Logo, navigation, language, account, favourites, cart; below 1140 px the navigation is in the menu. */
export function Header() {
  const { shell } = useWords();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <LogoLink named />
        <nav className={styles.navigation} aria-label={shell.mainNavigation}>
          <MainLinks />
        </nav>
        <div className={styles.tools}>
          <SearchLink />
          <LanguageLink short />
          <AccountTools />
          <CartLink />
          <span className={styles.burger}>
            <IconButton label={shell.menu} aria-haspopup="dialog" onClick={openMobileMenu}>
              <Icon name="menu" />
            </IconButton>
          </span>
        </div>
      </div>
    </header>
  );
}

/** Opens the search dialog; without scripts it links to the product list, which has its own search. */
function SearchLink() {
  const { catalogue } = useWords();
  const path = usePath();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openSearch();
  };
  return (
    <Link className={styles.search} to={path('/search')} aria-label={catalogue.search} onClick={open}>
      <Icon name="search" />
    </Link>
  );
}

function MainLinks() {
  const { shell } = useWords();
  const path = usePath();
  const links = [
    ['/', shell.home],
    ['/products', shell.products],
    ['/about', shell.about],
    ['/contact', shell.contact],
  ] as const;
  return links.map(([to, text]) => (
    <NavLink key={to} to={path(to)} end={to === '/'} prefetch={prefetch}>
      {text}
    </NavLink>
  ));
}

function AccountTools() {
  const { shell } = useWords();
  const path = usePath();
  const { user } = useSession();
  const favourites = useFavouriteIds().length;
  return (
    <>
      <span className={styles.guest}>
        <ButtonLink variant="line" size="sm" to={path('/login')}>
          {shell.login}
        </ButtonLink>
        <ButtonLink size="sm" to={path('/signup')}>
          {shell.signup}
        </ButtonLink>
      </span>
      <span className={styles.customer}>
        <Link className={styles.favourites} to={path('/favorites')} aria-label={shell.favourites(favourites)}>
          <Motif of={heartlineMotif} colors={['currentColor']} unit={2} />
          {favourites > 0 && (
            <b className={styles.badge} aria-hidden="true">
              {favourites}
            </b>
          )}
        </Link>
        <span className={styles.user}>
          <UserMenu user={user} />
        </span>
      </span>
    </>
  );
}

function CartLink() {
  const { shell } = useWords();
  const language = useLanguage();
  const path = usePath();
  const items = useCart((cart) => cart.items);
  const count = countItems(items);
  const total = formatPrice(totalOf(items), language);
  return (
    <Link className={styles.cart} to={path('/cart')} aria-label={shell.cart(count, total)}>
      <span data-cart-target>
        <Icon name="basket" />
      </span>
      <span className={styles.total}>{total}</span>
      <b className={styles.count} data-empty={count === 0 || undefined} aria-hidden="true">
        {count}
      </b>
    </Link>
  );
}
