import { useRef, useState } from 'react';
import { type AdminProduct, getAdminProduct, updateProduct } from '../../../contracts/catalogue.ts';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { useShowToast } from '../../ui/toast.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { dropProduct, putProduct, returnProduct } from './product-list.ts';

type Change = Partial<Pick<AdminProduct, 'price' | 'available' | 'shown'>>;
export type QuickEdit = ReturnType<typeof useQuickEdit>;

/**
 * Inline edits of a row: optimistic update, rolled back with a toast on refusal. Prices being typed are held here, since
 * virtual scrolling unmounts rows out of sight.
 */
export function useQuickEdit() {
  const words = useWords();
  const say = useAdminWords().products;
  const language = useLanguage();
  const showToast = useShowToast();
  const { offerUndo } = useUndo();
  const [prices, setPrices] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // A ref beside the state: a double tap comes before the re-render, and must not send twice.
  const onItsWay = useRef(new Set<string>());
  const mark = (id: string, isBusy: boolean) => {
    if (isBusy) onItsWay.current.add(id);
    else onItsWay.current.delete(id);
    setBusy(new Set(onItsWay.current));
  };

  const send = async (product: AdminProduct, change: Change, onSaved?: () => void): Promise<void> => {
    const { id, category, version } = product;
    mark(id, true);
    putProduct({ ...product, ...change });
    try {
      const { answer: saved, activity } = await callRecorded(updateProduct, {
        id,
        category,
        version,
        ...change,
      });
      putProduct(saved);
      onSaved?.();
      const onUndone = () => void refresh(id);
      offerUndo({ activity, subject: id, text: describe(saved, change), onUndone });
    } catch (error) {
      putProduct(product);
      if (isSessionRefused(error)) expireSession(() => void send(product, change, onSaved));
      else await explain(error, product);
    }
    mark(id, false);
  };

  const describe = ({ name, price }: AdminProduct, change: Change): string => {
    const text = name[language];
    if (change.price !== undefined) return say.priceChanged(text, formatPrice(price, language));
    if (change.available !== undefined)
      return (change.available ? say.nowAvailable : say.nowUnavailable)(text);
    return (change.shown ? say.nowShown : say.nowHidden)(text);
  };

  const explain = async (error: unknown, { id, name }: AdminProduct): Promise<void> => {
    const code = error instanceof ApiError ? error.code : 'unknown';
    if (code === 'changed_meanwhile') {
      await refresh(id);
      showToast({ text: say.rowChanged(name[language]) });
    } else if (code === 'not_found') {
      dropProduct(id);
      showToast({ text: say.rowGone(name[language]) });
    } else showToast({ text: `${say.updateFailed}: ${describeError(error, words)}` });
  };

  return {
    isBusy: (id: string) => busy.has(id),
    save: (product: AdminProduct, change: Change, onSaved?: () => void) => {
      if (!onItsWay.current.has(product.id)) void send(product, change, onSaved);
    },
    /** The text in the row's price field; undefined while it is closed. */
    typedPrice: (id: string) => prices.get(id),
    typePrice: (id: string, text: string) => setPrices((all) => new Map(all).set(id, text)),
    closePrice: (id: string) => setPrices((all) => new Map([...all].filter(([key]) => key !== id))),
  };
}

/** Refetches one product. On failure the row stays as it is. */
export async function refresh(id: string): Promise<void> {
  const now = await call(getAdminProduct, { id }).catch(() => null);
  if (now) returnProduct(now);
}
