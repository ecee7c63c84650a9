import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { ProductFilters } from '../../contracts/catalogue.ts';
import { readFoodFilter } from '../../contracts/food-facts.ts';
import { foodWords, nameFoodFilter } from '../../contracts/food-words.ts';
import type { Language } from '../../contracts/language.ts';
import { namesIn, type OnlyName } from '../../contracts/refinements.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Icon } from '../ui/icon.tsx';
import { useChangeQuery, withParameter, withParameters } from '../ui/use-change-query.ts';
import chips from './category-chips.module.css';
import { type Filters, queryOf } from './product-filters.ts';
import styles from './products.module.css';
import { refineWords } from './refine-words.ts';

type Chosen = { name: string; without: (query: URLSearchParams) => URLSearchParams };

/** The active filters of a list, each with the query that removes it. */
export function chosenFilters({ refined }: Filters, offered: ProductFilters, language: Language): Chosen[] {
  const say = refineWords[language];
  const without = (name: 'origin' | 'maker') => (query: URLSearchParams) => withParameter(query, name, '');
  const withoutOne = (name: 'only' | 'food', one: string) => (query: URLSearchParams) => {
    const rest = namesIn(query.get(name) ?? '').filter((other) => other !== one);
    return withParameter(query, name, rest.join(','));
  };
  const nameOf = (value: string, choices: ProductFilters['origins']) =>
    choices.find(({ key }) => key === value)?.name[language] ?? value;
  const { only, food, origin, maker, price_from: from, price_to: to } = refined;
  return [
    ...namesIn(only).map((one) => ({
      name: say.only[one as OnlyName] ?? one,
      without: withoutOne('only', one),
    })),
    ...(origin ? [{ name: nameOf(origin, offered.origins), without: without('origin') }] : []),
    ...(maker ? [{ name: nameOf(maker, offered.makers), without: without('maker') }] : []),
    ...(from || to
      ? [
          {
            name: say.priceBetween(Number(from ?? 0), Number(to ?? 0)),
            without: (query: URLSearchParams) => withParameters(query, { price_from: '', price_to: '' }),
          },
        ]
      : []),
    ...namesIn(food).map((one) => ({ name: nameFood(one, language), without: withoutOne('food', one) })),
  ];
}

/** Outside its group, “Milk” alone would read as the opposite of "free of milk". */
function nameFood(one: string, language: Language): string {
  const name = nameFoodFilter(one, language);
  const isFreeOf = 'allergen' in (readFoodFilter(one) ?? {});
  return isFreeOf ? `${foodWords[language].levels.free_of}: ${name.toLowerCase()}` : name;
}

type ChosenFiltersProps = { chosen: Chosen[]; filters: Filters; onRemove: () => void };

/** On a phone, while the filter is collapsed: the active filters, each removable by a tap. */
export function ChosenFilters({ chosen, filters, onRemove }: ChosenFiltersProps) {
  const say = refineWords[useLanguage()];
  const path = usePath();
  const change = useChangeQuery();
  if (chosen.length === 0) return null;
  const follow = (event: MouseEvent, without: Chosen['without']) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    change(without);
    // Focus management: the chip is removed, and the focus with it.
    onRemove();
  };
  return (
    <ul className={`${chips.chips} ${styles.chosenFilters}`} aria-label={say.on}>
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Link
            to={path(`/products?${without(queryOf(filters))}`)}
            className={chips.chip}
            aria-label={say.without(name)}
            rel="nofollow"
            onClick={(event) => follow(event, without)}
          >
            <bdi>{name}</bdi>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link
            to={path(`/products?${queryOf({ ...filters, refined: {} })}`)}
            className="link"
            preventScrollReset
            rel="nofollow"
            onClick={onRemove}
          >
            {say.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
