import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { preloadPages } from '../browser/preload-pages.ts';
import { useAddition } from '../cart/add-to-cart-with-feedback.ts';
import { type CartItem, countItems, totalOf, useCart } from '../cart/cart.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { BottomBar, uncover, useArrival } from '../ui/bottom-bar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import { useShowToast } from '../ui/toast.tsx';
import styles from './cart-bar.module.css';
import { flyToCart } from './fly-to-cart.ts';

/** Pages where something can be added to the cart. */
const shelves = /^(\/ar)?(\/|\/products(\/.*)?|\/favorites|\/store-selection)?$/;

/**
 * The bar with a link to the cart at the foot of a phone's screen once it is not empty, and the announcement of
 * additions; lazy-loaded.
 */
export default function CartBar() {
  const { pathname } = useLocation();
  const items = useCart((cart) => cart.items);
  const isFilled = countItems(items) > 0;
  useEffect(() => {
    if (isFilled) void preloadPages('filledCart');
  }, [isFilled]);
  return (
    <>
      <Additions />
      {isFilled && shelves.test(pathname) && <WayToCart items={items} />}
    </>
  );
}

function WayToCart({ items }: { items: CartItem[] }) {
  const cart = useCartWords();
  const language = useLanguage();
  const path = usePath();
  const isArriving = useArrival(uncoverTapped);
  const isOver = useOverButtons();
  const count = countItems(items);
  const total = totalOf(items);
  return (
    <BottomBar label={cart.title} isArriving={isArriving} isHidden={isOver}>
      <Link
        className={styles.way}
        to={path('/cart')}
        aria-label={cart.viewNamed(count, formatPrice(total, language))}
      >
        <span className={styles.basket} data-cart-target>
          <Icon name="basket" />
          <b aria-hidden="true">{count}</b>
        </span>
        <span className={styles.total}>
          <Price amount={total} language={language} />
        </span>
        <span className={styles.view}>
          {cart.view}
          <Icon name="arrow" flip />
        </span>
      </Link>
    </BottomBar>
  );
}

/** Whether the page's main buttons reach down to the bar: it must not cover them, not even partly. */
function useOverButtons(): boolean {
  const { pathname } = useLocation();
  const [isOver, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons.
  useEffect(() => {
    const buttons = document.querySelector('main [data-clear-of-bar]');
    const bar = document.querySelector<HTMLElement>('main ~ [data-bottom-bar]');
    setOver(false);
    if (!buttons || !bar) return;
    let watcher: IntersectionObserver | undefined;
    const watch = () => {
      watcher?.disconnect();
      watcher = new IntersectionObserver(([entry]) => setOver(entry?.isIntersecting === true), {
        rootMargin: `${bar.offsetHeight - window.innerHeight}px 0px 0px`,
      });
      watcher.observe(buttons);
    };
    // Also fires initially.
    const sizes = new ResizeObserver(watch);
    sizes.observe(bar, { box: 'border-box' });
    window.addEventListener('resize', watch);
    return () => {
      sizes.disconnect();
      watcher?.disconnect();
      window.removeEventListener('resize', watch);
    };
  }, [pathname]);
  return isOver;
}

/** The tapped element must not stay covered by the bar. Does nothing if the page was scrolled since. */
function uncoverTapped(): void {
  const focused = document.activeElement;
  const bar = document.querySelector('[data-bottom-bar]');
  if (bar && focused?.closest('main li')) uncover(focused, bar);
}

/** Announces additions to screen readers, and animates them for everyone else. */
function Additions() {
  const cart = useCartWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const { addition } = useAddition();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!addition) return;
    const { product, isAll, image } = addition;
    const inCart = useCart.getState().items.find((item) => item.product.id === product.id)?.quantity ?? 1;
    const name = product.name[language];
    if (isAll) setSaid(cart.added(name, inCart));
    else {
      const text = product.few_left
        ? cart.addedToLast(name, product.few_left)
        : cart.addedToMost(name, inCart);
      showToast({ subject: product.id, text, image: product.image });
    }
    if (image) flyToCart(image);
    useAddition.setState({ addition: null });
  }, [addition, cart, language, showToast]);
  // Live region: mounted while empty, since screen readers only announce changes within an existing one.
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
