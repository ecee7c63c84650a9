import { useEffect } from 'react';
import { Link } from 'react-router';
import type { FoundPage } from '../../contracts/catalogue.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import clay from '../illustrations/scenes/prop-clay.svg';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { ElsewhereLink } from './elsewhere-link.tsx';
import { tellMissed } from './missed-search.ts';
import type { Filters } from './product-filters.ts';
import styles from './products.module.css';

type NothingFoundProps = {
  q: string;
  /** Of a list of one store; a search of both has none. */
  filters?: Filters;
  page: FoundPage;
};

/** Empty state of a search: spelling suggestions, and where else there are matches. */
export default function NothingFound({ q, filters, page }: NothingFoundProps) {
  const { catalogue } = useWords();
  const path = usePath();
  const { did_you_mean: ideas = [], elsewhere = 0 } = page;
  const isRefined = Object.keys(filters?.refined ?? {}).length > 0;
  useEffect(() => {
    if (elsewhere === 0 && !isRefined) tellMissed(q);
  }, [q, elsewhere, isRefined]);
  const address = (query: Record<string, string>) =>
    path(
      filters
        ? `/products?${new URLSearchParams({ store: filters.store, ...query })}`
        : `/search?${new URLSearchParams(query)}`,
    );
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
        image={<img src={clay} width={150} height={150} alt="" />}
        title={catalogue.noProducts}
        text={elsewhere > 0 ? undefined : q ? catalogue.noProductsHint : catalogue.emptyCategoryHint}
        action={
          <>
            {filters && elsewhere > 0 && <ElsewhereLink filters={filters} count={elsewhere} />}
            <ButtonLink variant="line" size="sm" to={address({})}>
              {q ? catalogue.clearSearch : catalogue.wholeShelf}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
