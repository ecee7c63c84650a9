import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type FoundPage, listProducts, type ProductFilters } from '../../contracts/catalogue.ts';
import { plainAmount } from '../../contracts/money.ts';
import { type Refined, type Refinement, readRefined } from '../../contracts/refinements.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/field.tsx';
import { useChangeQuery, withParameters } from '../ui/use-change-query.ts';
import { type Filters, inputOf } from './product-filters.ts';
import styles from './products.module.css';
import { refineWords } from './refine-words.ts';

type Range = {
  box: RefObject<HTMLFieldSetElement | null>;
  fault: Fault;
  /** The number of results for typed prices that are not applied yet: `null` until known, undefined for none. */
  typedPage: Counted | null | undefined;
  readTyped: () => void;
  apply: () => void;
  /** Empties the fields without changing the list. */
  clear: () => void;
};

type Counted = Pick<FoundPage, 'total' | 'at_least'>;
type Prices = Required<Pick<Refined, 'price_from' | 'price_to'>>;
type Fault = 'priceInvalid' | 'priceReversed' | null;

/** Debounce of counting the results, in milliseconds. */
const typingPause = 300;
/** Milliseconds until an error is shown: a “to” of two digits is less than “from” after its first. */
const faultPause = 1000;

/** The number of products for these prices; unknown when it can't be loaded. */
function useTypedCount(filters: Filters, typed: Prices | undefined): Counted | null {
  const language = useLanguage();
  const all = Object.entries({ ...filters.refined, ...typed });
  const refined: Refined = Object.fromEntries(all.filter(([, value]) => value));
  const asked = typed && JSON.stringify({ ...inputOf({ ...filters, refined }, language), limit: 1 });
  const [counted, setCounted] = useState<{ asked: string; page: Counted }>();
  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call(listProducts, JSON.parse(asked), { signal: stop.signal }).then(
        ({ page }) => setCounted({ asked, page }),
        () => {},
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return asked !== undefined && counted?.asked === asked ? counted.page : null;
}

function readPrices(box: HTMLElement | null): Prices & { fault: Fault } {
  const typed = Object.fromEntries(
    [...(box?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value.trim()]),
  );
  const read = readRefined({ get: (name) => typed[name] ?? null });
  const { price_from = '', price_to = '' } = read;
  const isInvalid = Object.entries(typed).some(([name, text]) => text && !read[name as Refinement]);
  const isReversed = price_from && price_to && Number(price_from) > Number(price_to);
  return { price_from, price_to, fault: isInvalid ? 'priceInvalid' : isReversed ? 'priceReversed' : null };
}

/** Typed prices, applied by a button or Enter: until then the list stays. */
export function usePriceRange(filters: Filters, onApplied: () => void): Range {
  const { price_from: from = '', price_to: to = '' } = filters.refined;
  const change = useChangeQuery();
  const box = useRef<HTMLFieldSetElement>(null);
  const [fault, setFault] = useState<Fault>(null);
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<ReturnType<typeof readPrices>>();
  const isTyped =
    typed !== undefined && (typed.fault !== null || typed.price_from !== from || typed.price_to !== to);
  const isCounted = isTyped && typed.fault === null;
  const { price_from = '', price_to = '' } = typed ?? {};
  const counted = useTypedCount(filters, isCounted ? { price_from, price_to } : undefined);
  const tell = (told: Fault) => {
    clearTimeout(telling.current);
    setFault(told);
  };
  const readTyped = () => {
    const next = readPrices(box.current);
    setTyped(next);
    clearTimeout(telling.current);
    if (next.fault) telling.current = setTimeout(() => setFault(next.fault), faultPause);
    else setFault(null);
  };
  const apply = () => {
    const next = readPrices(box.current);
    tell(next.fault);
    if (next.fault) {
      box.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    setTyped(undefined);
    const { price_from, price_to } = next;
    if (price_from !== from || price_to !== to)
      change((query) => withParameters(query, { price_from, price_to }));
    onApplied();
  };
  const clear = () => {
    for (const input of box.current?.querySelectorAll('input') ?? []) input.value = '';
    tell(null);
    setTyped(undefined);
  };
  return {
    box,
    fault,
    typedPage: isTyped ? counted : undefined,
    readTyped,
    apply,
    clear,
  };
}

type PriceRangeProps = { refined: Refined; bounds: ProductFilters['price']; range: Range };

export function PriceRange({ refined, bounds, range }: PriceRangeProps) {
  const say = refineWords[useLanguage()];
  const id = useId();
  const { box, fault, typedPage, readTyped, apply } = range;
  const field = (name: 'price_from' | 'price_to', label: string, bound: number | undefined) => (
    // Another value in the address remounts the field, so that Back shows the old one.
    <label key={`${name} ${refined[name]}`} htmlFor={id + name}>
      {label}
      <TextInput
        id={id + name}
        name={name}
        aria-label={`${say.price}: ${label}`}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault ? id : undefined}
        placeholder={bound === undefined ? undefined : plainAmount(bound)}
        defaultValue={refined[name]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        onInput={readTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
    </label>
  );
  return (
    <fieldset ref={box} className={styles.range}>
      <legend className="visually-hidden">{say.price}</legend>
      <span aria-hidden="true">{say.price}</span>
      {field('price_from', say.from, bounds?.min)}
      {field('price_to', say.to, bounds?.max)}
      <Button variant="line" size="sm" onClick={apply}>
        {typedPage && !typedPage.at_least ? say.show(typedPage.total) : say.apply}
      </Button>
      {fault && (
        <p id={id} role="alert">
          {say[fault]}
        </p>
      )}
    </fieldset>
  );
}
