import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ListedCategory } from '../../contracts/categories.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useChangeQuery, withParameter } from '../ui/use-change-query.ts';
import styles from './category-chips.module.css';
import { type Filters, queryOf } from './product-filters.ts';

/**
 * The categories on a phone, in a horizontally scrolling row: links, so that they work without scripts. Empty ones are
 * dimmed.
 */
export function CategoryChips({ categories, filters }: { categories: ListedCategory[]; filters: Filters }) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const path = usePath();
  const change = useChangeQuery();
  const row = useRef<HTMLElement>(null);
  // The row alone is scrolled: `scrollIntoView` would move the page too. Before the next frame: reading where a chip is lays out the page,
  // which before the heights of a longer list are restored would be done twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is the reason.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const current = row.current?.querySelector('[aria-current]');
      if (row.current && current) scrollTo(row.current, current);
    });
    return () => cancelAnimationFrame(frame);
  }, [filters.category]);
  const follow = (event: MouseEvent, slug: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    change((query) => withParameter(query, 'category', slug));
  };
  const chips = [
    { slug: '', name: catalogue.allCategories, isEmpty: false },
    ...categories.map(({ slug, name, products }) => ({
      slug,
      name: name[language],
      isEmpty: products[filters.store] === 0,
    })),
  ];
  return (
    <nav
      ref={row}
      className={styles.chips}
      aria-label={catalogue.categories}
      // Chromium does not scroll a focused link that is partly visible. During a tap nothing may move before the click.
      onFocus={({ currentTarget, target }) =>
        target.matches(':focus-visible') && scrollTo(currentTarget, target)
      }
    >
      {chips.map(({ slug, name, isEmpty }) => (
        <Link
          key={slug}
          className={styles.chip}
          to={path(`/products?${queryOf({ ...filters, category: slug })}`)}
          aria-current={slug === filters.category ? 'true' : undefined}
          data-empty={isEmpty || undefined}
          onClick={(event) => follow(event, slug)}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function scrollTo(row: Element, chip: Element): void {
  row.scrollLeft += middleOf(chip) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
