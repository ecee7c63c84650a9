import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../api.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Loaded } from '../use-loaded.ts';
import styles from './one-of-list.module.css';
import { Pending, type PendingWords } from './pending.tsx';

type OneOfListProps<Value> = {
  loaded: Loaded<Value>;
  /** Where the list is. */
  list: string;
  say: PendingWords & { back: string; notFound: string; notFoundText: string };
  children: (value: Value) => ReactNode;
};

/** The page of one thing of a list: the way back, the thing once it has come, and what to say when there is none. */
export function OneOfList<Value>({ loaded, list, say, children }: OneOfListProps<Value>) {
  const isMissing =
    loaded.status === 'failed' && loaded.error instanceof ApiError && loaded.error.code === 'not_found';
  return (
    <>
      <Link className={styles.back} to={list}>
        <Icon name="back" flip />
        {say.back}
      </Link>
      {isMissing ? (
        <EmptyShelf
          level={1}
          title={say.notFound}
          text={say.notFoundText}
          action={<ButtonLink to={list}>{say.back}</ButtonLink>}
        />
      ) : (
        <Pending loaded={loaded} say={say} />
      )}
      {loaded.status === 'ready' && children(loaded.value)}
    </>
  );
}
