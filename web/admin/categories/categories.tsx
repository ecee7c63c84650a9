import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AdminCategory,
  deleteCategory,
  listAdminCategories,
  sortCategories,
} from '../../../contracts/catalogue.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { NothingHere } from '../nothing-here.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './categories.module.css';
import { CategoryList } from './category-list.tsx';
import { DeleteQuestion } from './delete-question.tsx';

const queryKey = ['admin categories'];

/** The shelf's categories in their order, with how many products stand in each. */
export default function Categories() {
  const words = useWords();
  const { categories: say } = useAdminWords();
  const path = usePath();
  const loaded = useFetched({
    queryKey,
    queryFn: ({ signal }) => call(listAdminCategories, {}, { signal }),
  });
  const { data: list } = loaded;
  const desk = useCategoryDesk(() => void loaded.refetch());
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(say.title)} />
      <div className={styles.head}>
        <h1>{say.title}</h1>
        <ButtonLink size="sm" to={path('/admin/categories/new')}>
          {say.add}
        </ButtonLink>
      </div>
      <Pending loaded={loaded} say={say} isKept={list !== undefined} />
      {list?.length === 0 && <NothingHere title={say.empty} text={say.emptyText} />}
      {list && list.length > 0 && (
        <CategoryList
          categories={list}
          onMove={(from, to) => desk.move(list, from, to)}
          onDelete={desk.ask}
        />
      )}
      {desk.asked && (
        <DeleteQuestion
          category={desk.asked}
          others={list?.filter(({ id }) => id !== desk.asked?.id) ?? []}
          refusal={desk.refusal}
          busy={desk.isBusy}
          onClose={desk.dismiss}
          onDelete={desk.remove}
        />
      )}
    </>
  );
}

/** Actions on the list: move (optimistic update) and delete (after confirmation). */
function useCategoryDesk(reload: () => void) {
  const words = useWords();
  const language = useLanguage();
  const { categories: say } = useAdminWords();
  const showToast = useShowToast();
  const { offerUndo } = useUndo();
  const client = useQueryClient();
  const show = (list: AdminCategory[]) => client.setQueryData(queryKey, list);
  const [asked, setAsked] = useState<AdminCategory | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const move = async (list: AdminCategory[], from: number, to: number) => {
    const next = list.toSpliced(from, 1);
    const moved = list[from] as AdminCategory;
    next.splice(to, 0, moved);
    show(next);
    try {
      show(await call(sortCategories, { ids: next.map(({ id }) => id) }));
      showToast({ text: say.moved(moved.name[language], to + 1) });
    } catch (error) {
      show(list);
      reload();
      showToast({ text: describeError(error, words) });
    }
  };

  const dismiss = () => {
    setAsked(null);
    setRefusal(null);
  };

  const remove = async (moveTo?: string) => {
    if (!asked) return;
    setBusy(true);
    try {
      const { activity } = await callRecorded(deleteCategory, { id: asked.id, move_to: moveTo });
      dismiss();
      reload();
      offerUndo({ activity, subject: asked.id, text: say.deleted, onUndone: reload });
    } catch (error) {
      const count = error instanceof ApiError ? error.count : undefined;
      // Conflict: a product was added meanwhile, so the category is in use now.
      if (count !== undefined) setAsked({ ...asked, products: count });
      else setRefusal(describeError(error, words));
    }
    setBusy(false);
  };

  return { move, asked, ask: setAsked, refusal, isBusy, dismiss, remove };
}
