import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { getDaySheet, type PickedProduct } from '../../../contracts/admin-orders.ts';
import { isStore, stores } from '../../../contracts/catalogue.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { call, describeError } from '../../api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import clay from '../../illustrations/scenes/prop-clay.svg';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PrivateHead } from '../../ui/page-head.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { formatMoment } from '../format-moment.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './day-sheet.module.css';
import { PrintedLines, PrintedSheet } from './printed-sheet.tsx';

/** What to take from the shelves for all open orders, on the screen and on paper. */
export default function DaySheet() {
  const words = useWords();
  const { orders } = useAdminWords();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('store');
  const store = isStore(asked) ? asked : undefined;
  const loaded = useLoaded(`sheet ${store}`, (signal) => call(getDaySheet, { store }, { signal }));
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(orders.sheetTitle)} />
      <div className={styles.head}>
        <ButtonLink size="sm" variant="text" to={path('/admin/orders')}>
          <Icon name="back" flip />
          {orders.back}
        </ButtonLink>
        <h1>{orders.sheetTitle}</h1>
        <p className="muted">{orders.sheetText}</p>
      </div>
      <div className={styles.bar}>
        <Segmented
          label={orders.store}
          value={store ?? 'both'}
          onValueChange={(value) => setQuery(value === 'both' ? {} : { store: value }, { replace: true })}
          options={[
            { value: 'both', label: orders.bothStores },
            ...stores.map((value) => ({ value, label: words.catalogue.stores[value].name })),
          ]}
        />
        {loaded.status === 'ready' && loaded.value.products.length > 0 && (
          <Button size="sm" onClick={() => window.print()}>
            {orders.print}
          </Button>
        )}
      </div>
      {loaded.status === 'loading' && (
        <div className={styles.ghost} aria-busy="true">
          <p role="status">{orders.loading}</p>
        </div>
      )}
      {loaded.status === 'failed' && (
        <div className={styles.head}>
          <Alert>
            <p>{orders.sheetFailed}</p>
            <p>{describeError(loaded.error, words)}</p>
          </Alert>
          <Button variant="line" onClick={loaded.retry}>
            {orders.retry}
          </Button>
        </div>
      )}
      {loaded.status === 'ready' && <Sheet sheet={loaded.value} />}
    </>
  );
}

function Sheet({ sheet }: { sheet: AnswerOf<typeof getDaySheet> }) {
  const { orders } = useAdminWords();
  const { catalogue } = useWords();
  const language = useLanguage();
  if (sheet.products.length === 0) {
    return (
      <EmptyShelf
        picture={<img src={clay} width={120} height={120} alt="" />}
        title={orders.sheetEmpty}
        text={orders.sheetEmptyText}
      />
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {orders.sheetFor(sheet.orders)}
      </p>
      <ul className={styles.list}>
        {sheet.products.map((product) => (
          <Picked key={keyOf(product)} product={product} />
        ))}
      </ul>
      <PrintedSheet title={orders.sheetTitle}>
        <p>
          {formatMoment(new Date().toISOString(), language)} · {orders.sheetFor(sheet.orders)}
        </p>
        <PrintedLines
          lines={sheet.products.map((product) => ({
            key: keyOf(product),
            name: product.name,
            quantity: product.quantity,
            note: (
              <>
                {product.store && `${catalogue.stores[product.store].name} · `}
                <OrdersOf product={product} />
              </>
            ),
          }))}
        />
      </PrintedSheet>
    </>
  );
}

const keyOf = ({ product_id, name }: PickedProduct): string => product_id ?? `${name.en} ${name.ar}`;

/** Ticked while one walks along the shelves; nothing of it is kept. */
function Picked({ product }: { product: PickedProduct }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  return (
    <li>
      <label className={styles.product}>
        <input type="checkbox" aria-label={orders.picked(product.name[language])} />
        <ProductPicture src={product.image} size={56} />
        <b className={styles.quantity}>{product.quantity}</b>
        <span className={styles.name}>
          <bdi>{product.name[language]}</bdi>
          <small className="muted">
            <OrdersOf product={product} />
          </small>
        </span>
      </label>
    </li>
  );
}

/** `MN-1042: 2 · MN-1043: 1`: which order gets how many. */
function OrdersOf({ product }: { product: PickedProduct }) {
  return product.orders.map(({ number, quantity }, place) => (
    <Fragment key={number}>
      {place > 0 && ' · '}
      <bdi className={styles.order} dir="ltr">{`${number}: ${quantity}`}</bdi>
    </Fragment>
  ));
}
