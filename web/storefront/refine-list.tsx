import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import type { FoundPage, ProductFilters } from '../../contracts/catalogue.ts';
import { foodMarks, freeOfFilters } from '../../contracts/food-facts.ts';
import { foodWords, nameFoodFilter } from '../../contracts/food-words.ts';
import { namesIn, onlyNames, type Refinement, toggleName } from '../../contracts/refinements.ts';
import { isPhone } from '../browser/is-phone.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useClosedByBack } from '../ui/closed-by-back.ts';
import { Icon } from '../ui/icon.tsx';
import { useChangeQuery, withParameter } from '../ui/use-change-query.ts';
import chips from './category-chips.module.css';
import { ChosenFilters, chosenFilters } from './chosen-filters.tsx';
import { FilterSelect } from './filter-select.tsx';
import { PriceRange, usePriceRange } from './price-range.tsx';
import { type Filters, queryOf } from './product-filters.ts';
import styles from './products.module.css';
import { refineWords } from './refine-words.ts';

type RefineProps = {
  filters: Filters;
  offered: ProductFilters;
  /** The results. */
  page: FoundPage;
};

/**
 * The filters of a list: links and fields of the toolbar's form, so that it works without scripts. Expanded when a
 * filter is active; on a phone, where it would cover the results, chips show the active filters. Its styles are in the
 * list's style sheet, as one of its own would load after rendering.
 */
export default function RefineList({ filters, offered, page }: RefineProps) {
  const language = useLanguage();
  const say = refineWords[language];
  const path = usePath();
  const { refined } = filters;
  const chosen = chosenFilters(filters, offered, language);
  const count = chosen.length;
  const { details, isOpen, setOpen, isUndecided } = useFold(count > 0);
  const only = onlyNames.filter((name) => [...offered.only, ...namesIn(refined.only)].includes(name));
  const summary = useRef<HTMLElement>(null);
  const fold = () => {
    if (!isPhone()) return;
    setOpen(false);
    summary.current?.focus();
  };
  const range = usePriceRange(filters, fold);
  const clear = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Typed values without a match are not submitted.
    if (count === 0) event.preventDefault();
    range.clear();
    // Focus management: the link is removed, and the focus with it.
    summary.current?.focus({ preventScroll: true });
  };
  // The list's count does not apply to prices that are being typed.
  const counted = range.typedPage === undefined ? page : range.typedPage;
  return (
    <>
      <details
        ref={details}
        className={styles.filter}
        data-undecided={isUndecided || undefined}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
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
            <PriceRange refined={refined} bounds={offered.price} range={range} />
          )}
        </div>
        <FoodOptions filters={filters} offered={offered} />
        {(isOpen || count > 0) && (
          <div className={styles.foot} data-typed={count === 0 || undefined}>
            {(count > 0 || range.typedPage !== undefined) && (
              <ButtonLink
                variant="line"
                size="sm"
                to={path(`/products?${queryOf({ ...filters, refined: {} })}`)}
                preventScrollReset
                rel="nofollow"
                onClick={clear}
              >
                {say.clear}
              </ButtonLink>
            )}
            <Button size="sm" onClick={range.apply}>
              {counted && !counted.at_least ? say.show(counted.total) : say.apply}
            </Button>
          </div>
        )}
      </details>
      <ChosenFilters
        chosen={chosen}
        filters={filters}
        onRemove={() => summary.current?.focus({ preventScroll: true })}
      />
    </>
  );
}

/** Filters by the contents of a food, and by what it is free of. */
function FoodOptions({ filters, offered }: Pick<RefineProps, 'filters' | 'offered'>) {
  const language = useLanguage();
  const path = usePath();
  const food = foodWords[language];
  const foodNames = [...offered.food, ...namesIn(filters.refined.food)];
  const marks = foodMarks.filter((name) => foodNames.includes(name));
  const freeOf = freeOfFilters.filter((name) => foodNames.includes(name));
  return (
    <>
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
    </>
  );
}

/** History entries left with the filter open, so that Back restores it; a reload collapses it. */
const leftOpen = new Set<string>();

const never = () => () => {};

/**
 * Whether the filter is open. The server doesn't know the window's width: until the scripts run it is undecided, and
 * styles collapse it on a phone.
 */
function useFold(isChosen: boolean) {
  const { key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isOpen, setOpen] = useState(isDrawnHere && isPhone() ? leftOpen.has(key) : isChosen);
  const [isUndecided, setUndecided] = useState(isChosen && !isDrawnHere);
  useLayoutEffect(() => {
    if (!isUndecided) return;
    const wasPressed = details.current?.open === false;
    if (isPhone()) setOpen(wasPressed);
    setUndecided(false);
  }, [isUndecided]);
  useEffect(() => {
    if (isOpen) leftOpen.add(key);
    else leftOpen.delete(key);
  }, [key, isOpen]);
  // On a phone it covers the results, as a sheet does.
  const isCovering = isOpen && !isUndecided && isPhone();
  useClosedByBack(isCovering, () => setOpen(false), { reopen: () => setOpen(true), pageKey: key });
  return { details, isOpen, setOpen, isUndecided };
}

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
  /** The label of the option for all. */
  label: string;
  choices: ProductFilters['origins'];
  filters: Filters;
};

/** A choice of places or makers, in the reader's alphabetical order. Nothing for a single one. */
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
