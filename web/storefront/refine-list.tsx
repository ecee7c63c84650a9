import { type MouseEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ProductFilters } from '../../contracts/catalogue.ts';
import { foodMarks, freeOfFilters } from '../../contracts/food-facts.ts';
import { foodWords, nameFoodFilter } from '../../contracts/food-words.ts';
import { formatAmount } from '../../contracts/money.ts';
import { namesIn, onlyNames, type Refinement, readRefined, toggleName } from '../../contracts/refinements.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useChangeQuery, withParameter, withParameters } from '../ui/use-change-query.ts';
import chips from './category-chips.module.css';
import { FilterSelect } from './filter-select.tsx';
import { type Filters, queryOf } from './product-filters.ts';
import styles from './products.module.css';
import { refineWords } from './refine-words.ts';

type RefineProps = { filters: Filters; offered: ProductFilters };

/**
 * What a list is refined by, folded unless something is chosen: links and fields of the toolbar's form, so that it works without
 * scripts. Its styles are those of the list, since a style sheet of its own would come after it is drawn.
 */
export default function RefineList({ filters, offered }: RefineProps) {
  const language = useLanguage();
  const say = refineWords[language];
  const path = usePath();
  const { refined } = filters;
  const count = countOf(filters);
  const [isOpen, setOpen] = useState(count > 0);
  const foodNames = [...offered.food, ...namesIn(refined.food)];
  const marks = foodMarks.filter((name) => foodNames.includes(name));
  const freeOf = freeOfFilters.filter((name) => foodNames.includes(name));
  const only = onlyNames.filter((name) => [...offered.only, ...namesIn(refined.only)].includes(name));
  const food = foodWords[language];
  const summary = useRef<HTMLElement>(null);
  /** On a phone the open filter would hide what it finds. */
  const fold = () => {
    if (!matchMedia('(max-width: 860px)').matches) return;
    setOpen(false);
    summary.current?.focus();
  };
  return (
    <details className={styles.filter} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        {say.title}
        {count > 0 && (
          <>
            <b className={styles.chosen} aria-hidden="true">
              {count}
            </b>
            <span className="visually-hidden">{say.chosen(count)}</span>
          </>
        )}
        <Icon name="chevron" />
      </summary>
      {refined.food && <input type="hidden" name="food" value={refined.food} />}
      {refined.only && <input type="hidden" name="only" value={refined.only} />}
      <div className={styles.choices}>
        {only.length > 0 && (
          <Options
            label={say.onlyTitle}
            name="only"
            filters={filters}
            of={only}
            nameOf={(one) => say.only[one]}
          />
        )}
        <Choice name="origin" label={say.anyOrigin} choices={offered.origins} filters={filters} />
        <Choice name="maker" label={say.anyMaker} choices={offered.makers} filters={filters} />
        {(offered.price || refined.price_from || refined.price_to) && (
          <PriceRange filters={filters} bounds={offered.price} onApplied={fold} />
        )}
      </div>
      {marks.length > 0 && (
        <Options
          label={food.marksTitle}
          name="food"
          filters={filters}
          of={marks}
          nameOf={(one) => nameFoodFilter(one, language)}
        />
      )}
      {freeOf.length > 0 && (
        <>
          <p>{food.levels.free_of}</p>
          <Options
            label={food.levels.free_of}
            name="food"
            filters={filters}
            of={freeOf}
            nameOf={(one) => nameFoodFilter(one, language)}
          />
        </>
      )}
      {foodNames.length > 0 && (
        <p className="muted">
          {food.filterHint}{' '}
          <Link className="link" to={path('/contact')}>
            {food.askUs}
          </Link>
        </p>
      )}
      {count > 0 && (
        <p>
          <Link
            className="link"
            to={path(`/products?${queryOf({ ...filters, refined: {} })}`)}
            preventScrollReset
            rel="nofollow"
          >
            {say.clear}
          </Link>
        </p>
      )}
    </details>
  );
}

const countOf = ({ refined: { food, only, price_from, price_to, origin, maker } }: Filters): number =>
  namesIn(food).length +
  namesIn(only).length +
  [price_from ?? price_to, origin, maker].filter((value) => value !== undefined).length;

type OptionsProps<Name extends string> = {
  label: string;
  name: 'only' | 'food';
  of: readonly Name[];
  nameOf: (name: Name) => string;
  filters: Filters;
};

function Options<Name extends string>({ label, name, of, nameOf, filters }: OptionsProps<Name>) {
  const path = usePath();
  const change = useChangeQuery();
  const { refined } = filters;
  const follow = (event: MouseEvent, option: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    change((query) => withParameter(query, name, toggleName(query.get(name) ?? '', option)));
  };
  const withOption = (option: string): Filters => ({
    ...filters,
    refined: { ...refined, [name]: toggleName(refined[name] ?? '', option) },
  });
  return (
    <ul className={styles.options} aria-label={label}>
      {of.map((option) => (
        <li key={option}>
          <Link
            to={path(`/products?${queryOf(withOption(option))}`)}
            className={chips.chip}
            aria-current={namesIn(refined[name]).includes(option) ? 'true' : undefined}
            rel="nofollow"
            onClick={(event) => follow(event, option)}
          >
            {nameOf(option)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = {
  name: Refinement & ('origin' | 'maker');
  /** The choice of all. */
  label: string;
  choices: ProductFilters['origins'];
  filters: Filters;
};

/** One of a few places or makers, by the reader's alphabet. One alone is no choice. */
function Choice({ name, label, choices, filters: { refined } }: ChoiceProps) {
  const language = useLanguage();
  const change = useChangeQuery();
  const value = refined[name] ?? '';
  const isKnown = value === '' || choices.some(({ key }) => key === value);
  const all = isKnown ? choices : [...choices, { key: value, name: { en: value, ar: value } }];
  if (all.length < 2 && !value) return null;
  const sorted = all.toSorted((one, other) =>
    one.name[language].localeCompare(other.name[language], language),
  );
  return (
    <FilterSelect
      aria-label={label}
      name={name}
      value={value}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        change((query) => withParameter(query, name, value));
      }}
    >
      <option value="">{label}</option>
      {sorted.map(({ key, name }) => (
        <option key={key} value={key}>
          {name[language]}
        </option>
      ))}
    </FilterSelect>
  );
}

/** Applied by its button or Enter: while a price is typed, the list stays. */
type PriceRangeProps = { filters: Filters; bounds: ProductFilters['price']; onApplied: () => void };

function PriceRange({ filters: { refined }, bounds, onApplied }: PriceRangeProps) {
  const say = refineWords[useLanguage()];
  const change = useChangeQuery();
  const box = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const [fault, setFault] = useState<'priceInvalid' | 'priceReversed' | null>(null);
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
    if (next) return;
    change((query) => withParameters(query, { price_from: from, price_to: to }));
    onApplied();
  };
  const field = (name: 'price_from' | 'price_to', label: string, bound: number | undefined) => (
    <TextInput
      // Another value in the address is another field: Back shows what it was.
      key={refined[name]}
      name={name}
      aria-label={`${say.price}: ${label}`}
      aria-invalid={fault !== null || undefined}
      aria-describedby={fault ? id : undefined}
      placeholder={bound === undefined ? label : `${label} ${formatAmount(bound)}`}
      defaultValue={refined[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
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
