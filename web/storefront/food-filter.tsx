import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { foodMarks, freeOfFilters } from '../../contracts/food-facts.ts';
import { foodWords, nameFoodFilter } from '../../contracts/food-words.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Icon } from '../ui/icon.tsx';
import { useChangeQuery, withParameter } from '../ui/use-change-query.ts';
import chips from './category-chips.module.css';
import { type Filters, queryOf } from './product-filters.ts';
import styles from './products.module.css';

/**
 * Marks and allergens by which a list is filtered, folded unless one is chosen: links, so that they work without scripts. Its styles are
 * those of the list, since a style sheet of its own would come after it is drawn.
 */
export default function FoodFilter({ filters }: { filters: Filters }) {
  const language = useLanguage();
  const say = foodWords[language];
  const path = usePath();
  const [isOpen, setOpen] = useState(filters.food !== '');
  return (
    <details className={styles.filter} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say.filter}
        <Icon name="chevron" />
      </summary>
      {filters.food && <input type="hidden" name="food" value={filters.food} />}
      <Options label={say.marksTitle} names={foodMarks} filters={filters} />
      <p>{say.levels.free_of}</p>
      <Options label={say.levels.free_of} names={freeOfFilters} filters={filters} />
      <p className="muted">
        {say.filterHint}{' '}
        <Link className="link" to={path('/contact')}>
          {say.askUs}
        </Link>
      </p>
    </details>
  );
}

type OptionsProps = { label: string; names: readonly string[]; filters: Filters };

function Options({ label, names, filters }: OptionsProps) {
  const language = useLanguage();
  const path = usePath();
  const change = useChangeQuery();
  const follow = (event: MouseEvent, name: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    change((query) => withParameter(query, 'food', toggle(query.get('food') ?? '', name)));
  };
  return (
    <ul className={styles.options} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <Link
            to={path(`/products?${queryOf({ ...filters, food: toggle(filters.food, name) })}`)}
            className={chips.chip}
            aria-current={namesOf(filters.food).includes(name) ? 'true' : undefined}
            rel="nofollow"
            onClick={(event) => follow(event, name)}
          >
            {nameFoodFilter(name, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const namesOf = (food: string): string[] => food.split(',').filter((name) => name !== '');

/** The filter with this name, or without it if it has it. */
function toggle(food: string, name: string): string {
  const names = namesOf(food);
  return (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]).join(',');
}
