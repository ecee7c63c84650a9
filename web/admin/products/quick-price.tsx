import { type SyntheticEvent, useState } from 'react';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { bringIntoSight } from '../bring-into-sight.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './product-table.module.css';
import { checkPrice } from './product-values.ts';
import type { QuickEdit } from './use-quick-edit.ts';

/** Today's price, and the regular one during an offer; a tap turns it into a field: Enter saves, Esc and Back cancel. */
export function QuickPrice({ product, edit }: { product: AdminProduct; edit: QuickEdit }) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const { id, price, price_now: now } = product;
  const typed = edit.typedPrice(id);
  if (typed !== undefined) return <PriceField product={product} edit={edit} typed={typed} />;
  const label = words.changePrice(product.name[language], formatPrice(price, language));
  const isOffered = now < price;
  return (
    <button
      type="button"
      className={styles.priceButton}
      data-price={id}
      aria-label={isOffered ? `${label} · ${words.offerNow(formatPrice(now, language))}` : label}
      onClick={() => edit.typePrice(id, plainAmount(price))}
    >
      <span className={styles.prices}>
        <Price amount={now} language={language} />
        {isOffered && (
          <s>
            <Price amount={price} language={language} />
          </s>
        )}
      </span>
      <Icon name="edit" />
    </button>
  );
}

function PriceField({ product, edit, typed }: { product: AdminProduct; edit: QuickEdit; typed: string }) {
  const errors = useAdminErrors();
  const words = useAdminWords().products;
  const language = useLanguage();
  const [fault, setFault] = useState<string | null>(null);
  const { id } = product;
  const close = () => edit.closePrice(id);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = checkPrice(typed);
    if ('fault' in checked) return setFault(errors.fields[checked.fault]);
    if (checked.price === product.price) return close();
    edit.save(product, { price: checked.price }, close);
  };
  return (
    <form ref={bringIntoSight} className={styles.priceForm} noValidate onSubmit={submit}>
      <TextInput
        ref={selectText}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        aria-label={words.priceOf(product.name[language])}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        value={typed}
        onChange={(event) => {
          edit.typePrice(id, event.target.value);
          setFault(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <IconButton variant="ink" type="submit" label={words.savePrice} busy={edit.isBusy(id)}>
        <Icon name="check" />
      </IconButton>
      <IconButton label={words.cancel} onClick={close}>
        <Icon name="close" />
      </IconButton>
      {fault && (
        <p ref={bringIntoSight} id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

/** The tap on the price was meant for the field that replaces it. */
const selectText = (field: HTMLInputElement | null) => field?.select();
