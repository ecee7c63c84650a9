import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminProduct, getAdminProduct, updateProduct } from '../../../contracts/catalogue.ts';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { isSessionRefused } from '../../session/session.ts';
import { useClosedByBack } from '../../ui/closed-by-back.ts';
import { useShowToast } from '../../ui/toast.tsx';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { dropProduct, putProduct, returnProduct } from './product-list.ts';

type Change = Partial<Pick<AdminProduct, 'price' | 'available' | 'shown'>>;
type Edit = { product: AdminProduct; change: Change; onSaved: (() => void) | undefined };
export type QuickEdit = ReturnType<typeof useQuickEdit>;

const mutationKey = ['quick edit'];

const isPending = (id: string): boolean =>
  queryClient.isMutating({
    mutationKey,
    predicate: ({ state }) => (state.variables as Edit).product.id === id,
  }) > 0;

/**
 * Inline edits of a row: optimistic update, rolled back with a toast on refusal. Prices being typed are stored here,
 * since virtual scrolling unmounts rows. Back closes the field that was opened last.
 */
export function useQuickEdit() {
  const words = useWords();
  const say = useAdminWords().products;
  const language = useLanguage();
  const showToast = useShowToast();
  const { offerUndo } = useUndo();
  const [prices, setPrices] = useState<ReadonlyMap<string, string>>(new Map());
  const closePrice = (id: string) => {
    setPrices((all) => new Map([...all].filter(([key]) => key !== id)));
    focusPrice(id);
  };
  const lastOpened = [...prices.keys()].at(-1);
  useClosedByBack(lastOpened !== undefined, () => lastOpened !== undefined && closePrice(lastOpened));
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ product: { id, category, version }, change }: Edit) =>
      callRecorded(updateProduct, { id, category, version, ...change }),
    onMutate: ({ product, change }) => putProduct({ ...product, ...change }),
    onSuccess: ({ answer: saved, activity }, { change, onSaved }) => {
      putProduct(saved);
      onSaved?.();
      const { id } = saved;
      const onUndone = () => void refresh(id);
      offerUndo({ activity, subject: id, text: describe(saved, change), onUndone });
    },
    onError: async (error, edit) => {
      putProduct(edit.product);
      if (!isSessionRefused(error)) await explain(error, edit);
    },
  });
  const busy = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Edit).product.id,
  });

  const describe = ({ name, price }: AdminProduct, change: Change): string => {
    const text = toastName(name[language]);
    if (change.price !== undefined) return say.priceChanged(text, formatPrice(price, language));
    if (change.available !== undefined)
      return (change.available ? say.nowAvailable : say.nowUnavailable)(text);
    return (change.shown ? say.nowShown : say.nowHidden)(text);
  };

  const explain = async (error: unknown, edit: Edit): Promise<void> => {
    const { id, name } = edit.product;
    const code = error instanceof ApiError ? error.code : 'unknown';
    if (code === 'changed_meanwhile') {
      await refresh(id);
      showToast({ text: say.rowChanged(toastName(name[language])) });
    } else if (code === 'not_found') {
      dropProduct(id);
      showToast({ text: say.rowGone(toastName(name[language])) });
    } else {
      const text = `${say.updateFailed}: ${describeError(error, words)}`;
      showToast({ text, action: { label: say.retry, onPress: () => save(edit) } });
    }
  };

  const save = (edit: Edit) => {
    if (!isPending(edit.product.id)) mutate(edit);
  };

  return {
    isBusy: (id: string) => busy.includes(id),
    save: (product: AdminProduct, change: Change, onSaved?: () => void) => save({ product, change, onSaved }),
    /** The text in the row's price field; undefined while it is closed. */
    typedPrice: (id: string) => prices.get(id),
    typePrice: (id: string, text: string) => setPrices((all) => new Map(all).set(id, text)),
    closePrice,
  };
}

/** Focus management: the field is replaced by the button; otherwise the focus would fall to the body. */
const focusPrice = (id: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-price="${id}"]`)?.focus());

/** Refetches one product. On failure the row stays as it is. */
export async function refresh(id: string): Promise<void> {
  const now = await call(getAdminProduct, { id }).catch(() => null);
  if (now) returnProduct(now);
}
