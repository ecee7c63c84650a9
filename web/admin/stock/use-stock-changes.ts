import { useRef } from 'react';
import { getAdminProduct } from '../../../contracts/catalogue.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { countStock, moveStock, type ProductStock, stopStock } from '../../../contracts/stock.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { queryClient, refetchChanged } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { useShowToast } from '../../ui/toast.tsx';
import { putProduct } from '../products/product-list.ts';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { useUndo } from '../use-undo.ts';

type Movement = { move: Omit<InputOf<typeof moveStock>, 'id'> };
type Count = { count: Omit<InputOf<typeof countStock>, 'id' | 'expected_left'> };
/** The threshold, whether it is unchanged, and until when the toast may say so. */
type Mark = { lowAt: number; isSame: boolean; until: () => AbortSignal; onUndone: () => void };
type Change = Movement | Count | Mark | { stop: true };
export type StockChanges = ReturnType<typeof useStockChanges>;

export const stockKey = (id: string) => ['stock', id];

/** Changes of a product's stock, based on the `left` that was seen; null while it is not counted. Each change offers its undo. */
export function useStockChanges(id: string, left: number | null) {
  const { stock: say } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const { offerUndo } = useUndo();
  const wanted = useRef<Change>(null);
  const { sending, markAnswered } = useIdempotencyKey(`stock:${id}`);
  const done = useRef<() => void>(null);

  /** Updates the lists of products to which Back leads, as they show the stock. */
  const updateLists = () => {
    queryClient.removeQueries({ queryKey: ['product', id] });
    void call(getAdminProduct, { id }).then(putProduct, () => null);
  };
  // The write succeeded: a failed refetch is not an error to show.
  const look = () => {
    void refetchChanged({ queryKey: stockKey(id) }).catch(() => null);
    updateLists();
  };

  const save = (change: Change) => {
    if ('stop' in change) return callRecorded(stopStock, { id });
    if ('lowAt' in change)
      return callRecorded(countStock, { id, left: left ?? 0, low_at: change.lowAt, expected_left: left });
    if ('count' in change) return callRecorded(countStock, { ...change.count, id, expected_left: left });
    return callRecorded(moveStock, { ...change.move, id }, sending(change.move, left));
  };

  const { isBusy, failure, start } = useAction(async () => {
    const change = wanted.current;
    if (!change) return;
    try {
      const { answer, activity } = await save(change);
      markAnswered();
      queryClient.setQueryData(stockKey(id), answer);
      updateLists();
      done.current?.();
      const name = toastName(answer.name[language]);
      if ('lowAt' in change)
        offerUndo({
          activity,
          subject: `low mark ${id}`,
          text: say.lowSaved(name, change.lowAt),
          isFromForm: true,
          until: change.until(),
          onUndone: () => {
            change.onUndone();
            look();
          },
        });
      else offerUndo({ activity, subject: `stock ${id}`, text: textOf(answer), onUndone: look });
    } catch (error) {
      // Pieces were sold since: the form refuses what is more than is left.
      if (!(error instanceof ApiError && ['changed_meanwhile', 'stock_short'].includes(error.code)))
        throw error;
      markAnswered();
      look();
      showToast({ text: say.changedMeanwhile });
    }
  });

  const textOf = ({ name, stock }: ProductStock) =>
    stock ? say.saved(toastName(name[language]), stock.left) : say.stopped(toastName(name[language]));
  const begin = (change: Change, whenDone: () => void) => {
    if (isBusy) return;
    // If sent, it would record a count that was not made.
    if ('lowAt' in change && change.isSame)
      return offerUndo({
        activity: null,
        subject: `low mark ${id}`,
        text: '',
        isFromForm: true,
        onUndone: look,
      });
    wanted.current = change;
    done.current = whenDone;
    start();
  };
  return {
    isBusy,
    failure,
    move: (move: Movement['move'], whenDone: () => void) => begin({ move }, whenDone),
    count: (count: Count['count'], whenDone: () => void) => begin({ count }, whenDone),
    mark: (mark: Mark, whenDone: () => void) => begin(mark, whenDone),
    stop: () => begin({ stop: true }, () => {}),
  };
}
