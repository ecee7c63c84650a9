import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { PickedProduct } from '../../../contracts/admin-orders.ts';
import { addDays, dayInAmman } from '../../../contracts/calendar-day.ts';
import { isStore, stores } from '../../../contracts/catalogue.ts';
import { isPaymentTracked } from '../../../contracts/payments.ts';
import { formatSlotDay } from '../../../contracts/slot-words.ts';
import { sumDue } from '../../../contracts/sum-due.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { formatPrice, formatSize } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { PartsLine } from '../../orders/parts-line.tsx';
import { useLatest } from '../../session/use-fetched.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { checkboxLook } from '../../ui/checkbox.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { withParameters } from '../../ui/use-change-query.ts';
import { BackLink } from '../back-link.tsx';
import { EmptyList } from '../empty-list.tsx';
import { useKnownFilters } from '../list-query.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useCountText } from '../use-count-text.ts';
import styles from './day-sheet.module.css';
import { ParcelList } from './parcel-list.tsx';
import { keyOf, readPicked, setPicked, shareOf, usePicked } from './picked.ts';
import { PrintedLines, PrintedSheet } from './printed-sheet.tsx';
import { StatusQuestion } from './status-question.tsx';
import { type Sheet, useDaySheet } from './use-day-sheet.ts';
import type { StatusChange } from './use-status-change.ts';

const parcelsId = 'parcels';

/** The pick list of the open orders of a day, on screen and on paper. */
export default function DaySheet() {
  const words = useWords();
  const { orders, products } = useAdminWords();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('store');
  const store = isStore(asked) ? asked : undefined;
  const day = dayIn(query);
  useKnownFilters({ store, day });
  const show = (changes: Record<string, string>) =>
    setQuery(withParameters(query, changes), { replace: true, preventScrollReset: true });
  const { loaded, waiting, refresh, change } = useDaySheet(store, day);
  const sheet = useLatest(loaded.data);
  useEffect(readPicked, []);
  const textOf = useDayText();
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(orders.sheetTitle)} />
      <BackLink to={path('/admin/orders')}>{orders.back}</BackLink>
      <PageTitle title={orders.sheetTitle} text={textOf(day)} />
      <search className={styles.bar}>
        <div className={styles.choices}>
          <DayChoice day={day} onChoose={(chosen) => show({ day: chosen === dayInAmman() ? '' : chosen })} />
          <Segmented
            label={orders.store}
            value={store ?? 'both'}
            onValueChange={(value) => show({ store: value === 'both' ? '' : value })}
            options={[
              { value: 'both', label: orders.both },
              ...stores.map((value) => ({ value, label: products.stores[value] })),
            ]}
          />
          {loaded.data && loaded.data.parcels.length > 0 && (
            <Button size="sm" onClick={() => window.print()}>
              {orders.print}
            </Button>
          )}
        </div>
      </search>
      {!loaded.data && (
        <Pending
          loaded={loaded}
          isKept={sheet !== undefined}
          say={{ ...orders, loading: orders.sheetLoading, failed: orders.sheetFailed }}
        />
      )}
      {waiting !== null && (
        <p className={styles.waiting} role="status">
          {waiting > 0 ? orders.sheetMore(waiting) : orders.sheetOther}
          <Button size="sm" variant="line" onClick={refresh}>
            {orders.sheetRefresh}
          </Button>
        </p>
      )}
      {sheet && <SheetOf sheet={sheet} day={day} change={change} />}
      <StatusQuestion change={change} />
    </>
  );
}

/** The day in the address; today by default. */
function dayIn(query: URLSearchParams): string {
  const [day] = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(query.get('day') ?? '') ?? [];
  return day && addDays(day, 0) === day ? day : dayInAmman();
}

/** Describes which orders a day's sheet covers. */
function useDayText() {
  const { orders } = useAdminWords();
  const language = useLanguage();
  return (day: string) =>
    day === dayInAmman() ? orders.sheetToday : orders.sheetOn(formatSlotDay(day, language));
}

function DayChoice({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const { orders } = useAdminWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in every browser.
    <div className={styles.day} role="group" aria-label={orders.sheetDay}>
      <IconButton label={orders.dayBefore} variant="line" onClick={() => onChoose(addDays(day, -1))}>
        <Icon name="back" flip />
      </IconButton>
      <TextInput
        type="date"
        dir={undefined}
        aria-label={orders.sheetDay}
        value={day}
        onChange={({ target }) => target.value && onChoose(target.value)}
      />
      <IconButton label={orders.dayAfter} variant="line" onClick={() => onChoose(addDays(day, 1))}>
        <Icon name="arrow" flip />
      </IconButton>
    </div>
  );
}

function SheetOf({ sheet, day, change }: { sheet: Sheet; day: string; change: StatusChange }) {
  const textOf = useDayText();
  const countText = useCountText();
  const { orders, boxes: say } = useAdminWords();
  const { catalogue } = useWords();
  const language = useLanguage();
  const ofOpen = sheet.more ? orders.sheetForOldest(sheet.orders) : orders.sheetFor(sheet.orders);
  const count = sheet.orders > 0 ? ofOpen : orders.sheetEmpty;
  const { due, count: unpaid } = sumDue(sheet.parcels);
  const agreed = sumDue(sheet.parcels.filter((parcel) => !isPaymentTracked(parcel))).due;
  const toCollect = due > 0 && [
    orders.sheetCollect(formatPrice(due, language), unpaid),
    agreed > 0 &&
      (agreed === due ? orders.sheetAllAgreed : orders.sheetAgreed(formatPrice(agreed, language))),
  ];
  const left = { total: sheet.waiting, at_least: sheet.waiting_at_least };
  const later = sheet.waiting > 0 && countText(left, orders.sheetLater);
  const forOrders = [count, later];
  const collect = toCollect && (
    <p className={styles.collect}>
      <DottedLine parts={toCollect} />
    </p>
  );
  if (sheet.parcels.length === 0) {
    return <EmptyList title={orders.sheetEmpty} text={later || orders.sheetEmptyText} />;
  }
  return (
    <>
      <div className={styles.sheet}>
        <div>
          <p className={styles.count} role="status">
            <DottedLine parts={forOrders} />
          </p>
          {collect}
          {sheet.products.length > 0 && (
            <>
              <a className={`link ${styles.jump}`} href={`#${parcelsId}`}>
                {orders.sheetJump(sheet.parcels.length)}
              </a>
              <ul className={styles.list}>
                {sheet.products.map((product) => (
                  <Picked key={keyOf(product)} product={product} />
                ))}
              </ul>
            </>
          )}
          <ParcelList id={parcelsId} parcels={sheet.parcels} change={change} />
        </div>
      </div>
      <PrintedSheet title={orders.sheetTitle}>
        <p>
          <DottedLine
            parts={[`${textOf(day)} ${formatMoment(new Date().toISOString(), language)}`, ...forOrders]}
          />
        </p>
        {collect}
        <PrintedLines
          lines={sheet.products.map((product) => ({
            key: keyOf(product),
            name: product.name,
            weight: product.weight,
            quantity: product.quantity,
            note: (
              <DottedLine
                parts={[
                  product.store && catalogue.stores[product.store].name,
                  boxNote(product, say.inBoxes),
                  ...ordersOf(product),
                ]}
              />
            ),
          }))}
        />
        <ParcelList parcels={sheet.parcels} />
      </PrintedSheet>
    </>
  );
}

/** The tick of a picked product. It is cleared when the quantity needed exceeds the quantity picked. */
function Picked({ product }: { product: PickedProduct }) {
  const { orders, boxes: say } = useAdminWords();
  const language = useLanguage();
  const weight = formatWeight(product.weight, language);
  const taken = usePicked(product);
  const named = [product.name[language], weight].filter(Boolean).join(', ');
  return (
    <li>
      <label className={styles.product}>
        <input
          type="checkbox"
          className={checkboxLook}
          aria-label={orders.picked(named)}
          checked={taken === product.quantity}
          onChange={({ target }) => setPicked(product, target.checked)}
        />
        <ProductImage src={product.image} size={56} />
        <b className={styles.quantity}>{product.quantity}</b>
        <span className={styles.name}>
          <bdi>{product.name[language]}</bdi>
          {weight && <bdi className="num">{formatSize(product.weight, language)}</bdi>}
          <small className="muted">
            <DottedLine
              parts={[
                boxNote(product, say.inBoxes),
                ...ordersOf(product),
                taken > 0 && taken < product.quantity && orders.takenSoFar(taken),
              ]}
            />
          </small>
        </span>
      </label>
    </li>
  );
}

/** For a box its contents, for a part how many of it go into boxes. */
function boxNote({ parts, in_boxes }: PickedProduct, inBoxes: (count: number) => string): ReactNode {
  if (!parts && in_boxes === undefined) return null;
  return (
    <>
      {parts && <PartsLine parts={parts} />}
      {in_boxes !== undefined && inBoxes(in_boxes)}
    </>
  );
}

/** The share of each order: `MN-1042: 2`, `MN-1043: 1`. */
const ordersOf = ({ orders }: PickedProduct): ReactNode[] =>
  orders.map((order) => (
    <bdi key={order.number} className={styles.order} dir="ltr">
      {shareOf(order)}
    </bdi>
  ));
