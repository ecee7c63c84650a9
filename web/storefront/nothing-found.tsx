import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { FoundPage } from '../../contracts/catalogue.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import clay from '../illustrations/scenes/prop-clay.svg';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { ElsewhereLink } from './elsewhere-link.tsx';
import { reportMissed } from './missed-search.ts';
import type { PopularShelfProps } from './popular-shelf.tsx';
import { type Filters, queryOf } from './product-filters.ts';
import styles from './products.module.css';
import { refineWords } from './refine-words.ts';

/** If its file fails to load, the page still says that nothing was found. */
const PopularShelf = lazy<ComponentType<PopularShelfProps>>(() =>
  import('./popular-shelf.tsx').catch(() => ({ default: () => null })),
);

type NothingFoundProps = {
  q: string;
  /** The filters of a list of one store; a search of both has none. */
  filters?: Filters;
  page: FoundPage;
};

/** Empty state of a list: spelling suggestions, matches elsewhere, and buttons that remove filters. */
export function NothingFound({ q, filters, page }: NothingFoundProps) {
  const { catalogue } = useWords();
  const say = refineWords[useLanguage()];
  const path = usePath();
  const { did_you_mean: ideas = [], elsewhere = 0 } = page;
  const isRefined = Object.keys(filters?.refined ?? {}).length > 0;
  const isMissed = q !== '' && elsewhere === 0 && !isRefined;
  // Only in the browser: HTML from the server would wait for it forever where no script runs.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  useEffect(() => {
    if (isMissed) reportMissed(q);
  }, [q, isMissed]);
  const address = (query: Record<string, string>) =>
    path(
      filters
        ? `/products?${new URLSearchParams({ store: filters.store, ...query })}`
        : `/search?${new URLSearchParams(query)}`,
    );
  const list = (filters: Filters) => path(`/products?${queryOf(filters)}`);
  // The filters of a search may still be wanted for other words.
  const rest = filters && isRefined && q ? list({ ...filters, q: '' }) : address({});
  // Without its filters it is the whole list.
  const isWhole = isRefined && q === '' && filters?.category === '';
  const hint = isRefined ? say.noneHint : q ? catalogue.noProductsHint : catalogue.emptyCategoryHint;
  return (
    <>
      {ideas.length > 0 && (
        <p className={`wrap ${styles.ideas}`}>
          {catalogue.didYouMean}{' '}
          {ideas.map((idea) => (
            <Link key={idea} className="link" to={address({ q: idea })}>
              <bdi>{idea}</bdi>
            </Link>
          ))}
        </p>
      )}
      <EmptyShelf
        isLow
        image={<img src={clay} width={150} height={150} alt="" />}
        title={isRefined ? say.none : catalogue.noProducts}
        text={elsewhere > 0 ? undefined : hint}
        action={
          <>
            {filters && elsewhere > 0 && <ElsewhereLink filters={filters} count={elsewhere} />}
            {filters && isRefined && (
              <ButtonLink variant="soft" size="sm" to={list({ ...filters, refined: {} })}>
                {say.clear}
              </ButtonLink>
            )}
            {!isWhole && (
              <ButtonLink variant="line" size="sm" to={rest}>
                {q ? catalogue.clearSearch : catalogue.wholeShelf}
              </ButtonLink>
            )}
          </>
        }
      />
      {isMissed && isInBrowser && (
        <Suspense>
          <PopularShelf key={filters?.store} store={filters?.store} />
        </Suspense>
      )}
    </>
  );
}
