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

/** Empty state of a search: spelling suggestions, and where else there are matches. */
export function NothingFound({ filters, page }: { filters: Filters; page: FoundPage }) {
  const { catalogue } = useWords();
  const path = usePath();
  const { store, q } = filters;
  const { did_you_mean: ideas = [], elsewhere = 0 } = page;
  useEffect(() => {
    if (elsewhere === 0) tellMissed(q);
  }, [q, elsewhere]);
  const address = (query: Record<string, string>) => path(`/products?${new URLSearchParams(query)}`);
  return (
    <>
      {ideas.length > 0 && (
        <p className={`wrap ${styles.ideas}`}>
          {catalogue.didYouMean}{' '}
          {ideas.map((idea) => (
            <Link key={idea} className="link" to={address({ store, q: idea })}>
              <bdi>{idea}</bdi>
            </Link>
          ))}
        </p>
      )}
      <EmptyShelf
        picture={<img src={clay} width={150} height={150} alt="" />}
        title={catalogue.noProducts}
        text={elsewhere > 0 ? undefined : q ? catalogue.noProductsHint : catalogue.emptyCategoryHint}
        action={
          <>
            {elsewhere > 0 && <ElsewhereLink filters={filters} count={elsewhere} />}
            <ButtonLink variant="line" size="sm" to={address({ store })}>
              {q ? catalogue.clearSearch : catalogue.wholeShelf}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
