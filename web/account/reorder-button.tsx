import { useState } from 'react';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import type { Bilingual } from '../../contracts/language.ts';
import { orderedItems } from '../../contracts/order-changes.ts';
import type { Order } from '../../contracts/orders.ts';
import { maxQuantity } from '../../contracts/quantity.ts';
import { countItems, useCart } from '../cart/cart.ts';
import { startCheckout } from '../cart/checkout.ts';
import { raiseInCart } from '../cart/raise-in-cart.ts';
import { call } from '../http/api.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { isReorderMain } from './order-main-action.ts';
import { isAllOf, isAsBefore, planReorder, type Reorder } from './plan-reorder.ts';
import styles from './reorder-button.module.css';

/**
 * The plan's result: how many pieces were added to the cart, how many were already in it, and products limited by the
 * maximum per order.
 */
type Done = Reorder & { cut: Product[]; raised: number; already: number };

type ReorderButtonProps = {
  order: Order;
  size?: 'md' | 'sm';
  /** Whether it is the main button of its card or page. */
  isMain?: boolean;
  /** Called when the checkout opens. */
  onCheckout?: () => void;
};

/**
 * Adds an old order's goods to the cart at present prices, once even when pressed repeatedly, and opens the checkout,
 * unless something has changed or the cart has other goods.
 */
export function ReorderButton({
  order,
  size = 'sm',
  isMain = isReorderMain(order),
  onCheckout,
}: ReorderButtonProps) {
  const { orders } = useCustomerWords();
  const [done, setDone] = useState<Done | null>(null);
  const { isBusy, failure, start } = useAction(async () => {
    const ordered = orderedItems(order);
    const ids = ordered.flatMap(({ product_id }) => product_id ?? []);
    const products = ids.length > 0 ? (await call(listProducts, { ids: ids.join(',') })).items : [];
    const plan = planReorder(ordered, products);
    const results = plan.added.map(({ product, quantity }) => ({
      product,
      ...raiseInCart(product, quantity),
    }));
    const { items } = useCart.getState();
    const raised = sum(results.map((one) => one.raised));
    const already = sum(results.map((one) => one.already));
    if (isAsBefore(plan) && isAllOf(items, plan) && (raised === 0 || already === 0)) {
      onCheckout?.();
      startCheckout({ items, source: 'cart', isReorder: true });
    } else {
      const cut = results.filter(({ isCut }) => isCut).map(({ product }) => product);
      setDone({ ...plan, raised, already, cut });
    }
  });
  return (
    <>
      <Button
        size={size}
        block={size === 'md'}
        variant={isMain ? 'solid' : 'line'}
        busy={isBusy}
        aria-label={orders.reorderNamed(order.number)}
        onClick={start}
      >
        {orders.reorder}
      </Button>
      {failure && <Alert>{failure}</Alert>}
      {done && <Reordered plan={done} onClose={() => setDone(null)} />}
    </>
  );
}

function Reordered({ plan, onClose }: { plan: Done; onClose: () => void }) {
  const { shell, catalogue } = useWords();
  const cart = useCartWords();
  const customer = useCustomerWords();
  const { orders } = customer;
  const path = usePath();
  const language = useLanguage();
  const inCart = useCart(({ items }) => countItems(items));
  const moved = plan.added.filter(({ before }) => before !== undefined);
  const isNothing = plan.added.length === 0;
  const titleOf = () => {
    if (plan.raised > 0) return orders.reordered(plan.raised);
    return isNothing || plan.cut.length > 0 ? orders.reorderedNothing : orders.reorderedBefore;
  };
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={shell.close}
      width="narrow"
      title={titleOf()}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {orders.stay}
          </Button>
          <ButtonLink to={path(isNothing ? '/products' : '/cart')}>
            {isNothing ? orders.shop : cart.title}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.result}>
        {!isNothing && (
          <p>
            {plan.already > 0 && `${orders.reorderedAlready(plan.already)} `}
            {(plan.raised > 0 || plan.already === 0) && orders.inCartNow(inCart)}
          </p>
        )}
        {moved.length > 0 && (
          <section>
            <h3>{orders.pricesMoved}</h3>
            <ul>
              {moved.map(({ product, before = 0 }) => (
                <li key={product.id}>
                  <bdi>{product.name[language]}</bdi>{' '}
                  <span>
                    {orders.priceMoved(formatPrice(before, language), formatPrice(product.price, language))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {plan.cut
          .filter(({ few_left }) => few_left)
          .map(({ id, name, few_left }) => (
            <Missing key={id} title={catalogue.fewLeft(few_left ?? 0)} names={[name]} />
          ))}
        <Missing
          title={catalogue.maxOfOne(maxQuantity)}
          names={plan.cut.filter(({ few_left }) => !few_left).map(({ name }) => name)}
        />
        <Missing title={orders.outOfStock} names={plan.outOfStock} />
        <Missing title={orders.gone} names={plan.gone} />
        {!isNothing && moved.length + plan.cut.length + plan.outOfStock.length + plan.gone.length === 0 && (
          <p>{orders.reorderedAll}</p>
        )}
      </div>
    </Modal>
  );
}

function Missing({ title, names }: { title: string; names: Bilingual[] }) {
  const language = useLanguage();
  if (names.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two deleted products may have had one name.
          <li key={place}>
            <bdi>{name[language]}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sum = (counts: number[]): number => counts.reduce((all, one) => all + one, 0);
