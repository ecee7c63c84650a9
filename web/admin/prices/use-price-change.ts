import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changePrices, type PricesChanged, pricesShown } from '../../../contracts/prices.ts';
import { callRecorded } from '../../http/api.ts';
import { formatDate } from '../../i18n/format-moment.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { reloadLists } from '../products/product-list.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { invalidatePlans, invalidatePreviews, plannedPath, usePricePreview } from './price-query.ts';
import { changeOf, isPlannable } from './price-values.ts';
import { usePriceDraft } from './use-price-draft.ts';

/** The most prices that change without confirmation: as many as fit on a screen. */
const maxUnasked = 20;

export type PriceChange = ReturnType<typeof usePriceChange>;

/** A change of many prices: its draft, its preview, the confirmation (`isAsking`), and applying it, now or on a day. */
export function usePriceChange() {
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const { offerUndo } = useUndo();
  const draft = usePriceDraft();
  const { scope, values } = draft;
  const [isAsking, setAsking] = useState(false);
  const [leftOut, setLeftOut] = useState<PricesChanged['skipped'] | null>(null);
  const { day } = values;
  const change = day === null || isPlannable(day) ? changeOf(values) : null;
  const [listed, setListed] = useState(pricesShown);
  const { isCurrent, ...preview } = usePricePreview(
    change && { ...scope, change, language, ...(day && { day }), shown: listed },
  );
  const shown = change ? preview.data : undefined;
  const done = (count: number) => (day ? say.planned(count, formatDate(day, language)) : say.done(count));
  const reload = () => {
    reloadLists();
    queryClient.removeQueries({ queryKey: ['product'] });
    invalidatePreviews();
    invalidatePlans();
  };
  const applying = useAction(async () => {
    if (!change || !shown) return;
    const { answer, activity } = await callRecorded(changePrices, {
      ...{ change, products: shown.products },
      ...(day && { day }),
    });
    setAsking(false);
    draft.drop();
    reload();
    offerUndo({ activity, subject: 'prices', text: done(answer.changed), onUndone: reload });
    if (answer.skipped.total === 0) return void navigate(path(day ? plannedPath : '/admin/products'));
    setLeftOut(answer.skipped);
    draft.startFrom({ ...values, typed: '' });
  }, say.applyFailed);
  return {
    ...{ draft, day, change, preview, isCurrent, shown, setListed, applying, isAsking },
    /** Products that the last change skipped. */
    leftOut,
    closeQuestion: () => setAsking(false),
    submit: () => {
      if (!isCurrent || !shown?.counts.changed) return;
      if (shown.counts.changed > maxUnasked || shown.unusual) setAsking(true);
      else applying.start();
    },
    /** The button's label: the action, its day, and the number of products. */
    labelOf: (count: number) => (day ? say.plan(count, formatDate(day, language)) : say.apply(count)),
  };
}
