import { type RefObject, useId, useRef, useState } from 'react';
import type { ProductFilters } from '../../contracts/catalogue.ts';
import { plainAmount } from '../../contracts/money.ts';
import { type Refined, type Refinement, readRefined } from '../../contracts/refinements.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/field.tsx';
import { useChangeQuery, withParameters } from '../ui/use-change-query.ts';
import styles from './products.module.css';
import { refineWords } from './refine-words.ts';

type Range = {
  box: RefObject<HTMLFieldSetElement | null>;
  fault: 'priceInvalid' | 'priceReversed' | null;
  /** Whether something was typed that the list does not follow yet. */
  isTyped: boolean;
  setTyped: (isTyped: boolean) => void;
  apply: () => void;
};

/** Prices that are typed, applied by a button or Enter: until then the list stays. */
export function usePriceRange(refined: Refined, onApplied: () => void): Range {
  const change = useChangeQuery();
  const box = useRef<HTMLFieldSetElement>(null);
  const [fault, setFault] = useState<Range['fault']>(null);
  const [isTyped, setTyped] = useState(false);
  const apply = () => {
    const typed = Object.fromEntries(
      [...(box.current?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value.trim()]),
    );
    const read = readRefined({ get: (name) => typed[name] ?? null });
    const { price_from: from = '', price_to: to = '' } = read;
    const isInvalid = Object.entries(typed).some(([name, text]) => text && !read[name as Refinement]);
    const next = isInvalid
      ? 'priceInvalid'
      : from && to && Number(from) > Number(to)
        ? 'priceReversed'
        : null;
    setFault(next);
    if (next) {
      box.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    setTyped(false);
    const isNew = from !== (refined.price_from ?? '') || to !== (refined.price_to ?? '');
    if (isNew) change((query) => withParameters(query, { price_from: from, price_to: to }));
    onApplied();
  };
  return { box, fault, isTyped, setTyped, apply };
}

type PriceRangeProps = { refined: Refined; bounds: ProductFilters['price']; range: Range };

export function PriceRange({ refined, bounds, range }: PriceRangeProps) {
  const say = refineWords[useLanguage()];
  const id = useId();
  const { box, fault, setTyped, apply } = range;
  const field = (name: 'price_from' | 'price_to', label: string, bound: number | undefined) => (
    <TextInput
      // Another value in the address is another field: Back shows what it was.
      key={refined[name]}
      name={name}
      aria-label={`${say.price}: ${label}`}
      aria-invalid={fault !== null || undefined}
      aria-describedby={fault ? id : undefined}
      placeholder={bound === undefined ? label : `${label} ${plainAmount(bound)}`}
      defaultValue={refined[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      onInput={() => setTyped(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
    />
  );
  return (
    <fieldset ref={box} className={styles.range}>
      <legend className="visually-hidden">{say.price}</legend>
      <span aria-hidden="true">{say.price}</span>
      {field('price_from', say.from, bounds?.min)}
      {field('price_to', say.to, bounds?.max)}
      <Button variant="line" size="sm" onClick={apply}>
        {say.apply}
      </Button>
      {fault && (
        <p id={id} role="alert">
          {say[fault]}
        </p>
      )}
    </fieldset>
  );
}
