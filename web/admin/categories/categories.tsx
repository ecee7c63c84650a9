import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AdminCategory,
  deleteCategory,
  listAdminCategories,
  sortCategories,
} from '../../../contracts/categories.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import { isSessionRefused } from '../../session/session.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyList } from '../empty-list.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useMove } from '../use-move.ts';
import { useUndo } from '../use-undo.ts';
import { CategoryList } from './category-list.tsx';
import { DeleteQuestion } from './delete-question.tsx';

const queryKey = ['admin categories'] as const;

/** The categories in order, with the number of products in each. */
export default function Categories() {
  const words = useWords();
  const { categories: say, collections } = useAdminWords();
  const path = usePath();
  const loaded = useFetched({
    queryKey,
    queryFn: ({ signal }) => call(listAdminCategories, {}, { signal }),
  });
  const { data: list } = loaded;
  const move = useMove({ queryKey, sort: (ids) => callRecorded(sortCategories, { ids }), say: say.moved });
  const removal = useRemoval(() => void loaded.refetch());
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(say.title)} />
      <PageTitle isOfList title={say.title}>
        <ButtonLink size="sm" variant="line" to={path('/admin/collections')}>
          {collections.open}
        </ButtonLink>
        <ButtonLink size="sm" to={path('/admin/categories/new')}>
          {say.add}
        </ButtonLink>
      </PageTitle>
      <Pending loaded={loaded} say={say} isKept={list !== undefined} />
      {list?.length === 0 && <EmptyList title={say.empty} text={say.emptyText} />}
      {list && list.length > 0 && (
        <CategoryList categories={list} onMove={(from, to) => move(list, from, to)} onDelete={removal.ask} />
      )}
      {removal.asked && (
        <DeleteQuestion
          category={removal.asked}
          others={list?.filter(({ id }) => id !== removal.asked?.id) ?? []}
          refusal={removal.refusal}
          busy={removal.isBusy}
          onClose={removal.dismiss}
          onDelete={removal.remove}
        />
      )}
    </>
  );
}

type Removal = { id: string; moveTo: string | undefined };

/** Deletes a category, after confirmation. */
function useRemoval(reload: () => void) {
  const words = useWords();
  const { categories: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const [asked, setAsked] = useState<AdminCategory | null>(null);

  const removal = useMutation({
    mutationFn: ({ id, moveTo }: Removal) => callRecorded(deleteCategory, { id, move_to: moveTo }),
    onSuccess: ({ activity }, { id }) => {
      setAsked(null);
      reload();
      offerUndo({ activity, subject: id, text: say.deleted, onUndone: reload });
    },
    onError: (error) => {
      // Conflict: a product was added meanwhile, so the category is in use.
      const count = countOf(error);
      if (count !== undefined) setAsked((category) => category && { ...category, products: count });
    },
  });
  const { error, isPending } = removal;
  const isTold = error && !isSessionRefused(error) && countOf(error) === undefined;

  return {
    asked,
    ask: (category: AdminCategory) => {
      removal.reset();
      setAsked(category);
    },
    refusal: isTold ? describeError(error, words) : null,
    isBusy: isPending,
    dismiss: () => setAsked(null),
    remove: (moveTo?: string) => asked && !isPending && removal.mutate({ id: asked.id, moveTo }),
  };
}

/** The number of products that use a category, from the refusal of its deletion. */
const countOf = (error: Error): number | undefined => (error instanceof ApiError ? error.count : undefined);
