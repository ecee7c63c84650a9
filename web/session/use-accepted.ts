import { useRouteLoaderData } from 'react-router';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import type { Accepted, LegalPage, listLegalPages } from '../../contracts/legal.ts';

/** The versions of the Terms and the Privacy notice that this visit shows and the user accepts. Unknown without the server. */
export function useAccepted(): { accepted?: Accepted } {
  const legal = useRouteLoaderData<{ legal: AnswerOf<typeof listLegalPages> | null }>('root')?.legal;
  const versionOf = (page: LegalPage) => legal?.find((one) => one.page === page)?.version;
  const [terms, privacy] = [versionOf('terms'), versionOf('privacy')];
  return terms && privacy ? { accepted: { terms, privacy } } : {};
}
