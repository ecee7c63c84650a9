import type { ReactNode } from 'react';
import { ApiError } from '../http/api.ts';
import type { Fetched } from '../session/use-fetched.ts';
import { BackLink } from './back-link.tsx';
import { EmptyList } from './empty-list.tsx';
import { Pending, type PendingWords } from './pending.tsx';

type ListItemPageProps<Value> = {
  loaded: Fetched<Value>;
  /** The path of the list. */
  list: string;
  say: PendingWords & { title: string; back: string; notFound: string; notFoundText: string };
  children: (value: Value) => ReactNode;
};

/** Detail page of a list item: back link, the item once loaded, or its loading and error states. */
export function ListItemPage<Value>({ loaded, list, say, children }: ListItemPageProps<Value>) {
  const { data, error } = loaded;
  const isMissing = data === undefined && error instanceof ApiError && error.code === 'not_found';
  return (
    <>
      <BackLink to={list}>{say.back}</BackLink>
      {isMissing ? (
        <EmptyList level={1} title={say.notFound} text={say.notFoundText} />
      ) : (
        data === undefined && <Pending loaded={loaded} say={say} />
      )}
      {data !== undefined ? children(data) : !isMissing && <h1 className="visually-hidden">{say.title}</h1>}
    </>
  );
}
