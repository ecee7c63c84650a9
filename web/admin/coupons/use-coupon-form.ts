import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Coupon,
  createCoupon,
  deleteCoupon,
  listCoupons,
  type NewCoupon,
  updateCoupon,
} from '../../../contracts/coupons.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { useDraftBaseVersion, useFormDraft } from '../form-draft.tsx';
import { isSame } from '../is-same.ts';
import { useConflictChoice } from '../save-conflict.ts';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { refetchCoupons } from './coupon-queries.ts';
import { type CouponValues, couponFormSchema, makesGoodsFree, valuesOf } from './coupon-values.ts';

export type CouponForm = ReturnType<typeof useCouponForm>;

/** The form of a coupon: its draft, the choice between two versions, saving and removing. Saving and removing close it. */
export function useCouponForm(coupon: Coupon | null, onClose: () => void) {
  const { coupons: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const draftName = `coupon:${coupon?.id ?? 'new'}`;
  const baseVersion = useDraftBaseVersion(draftName, coupon, (typed) => isSame(typed, valuesOf(coupon)));
  const form = useForm<CouponValues, unknown, NewCoupon>({
    resolver: zodResolver(couponFormSchema),
    defaultValues: valuesOf(baseVersion),
    shouldFocusError: false,
  });
  const choice = useConflictChoice(form, coupon, {
    baseVersion,
    find: async () => (await call(listCoupons, {})).find(({ id }) => id === coupon?.id),
    valuesOf,
  });
  const draft = useFormDraft(form, draftName, choice.saved?.version, { baseVersion: choice.saved });
  // Subscribes to the values behind the question: otherwise typing would not render the form.
  form.watch(['kind', 'percent', 'amount', 'minimum']);
  const freeGoods = useFreeGoodsQuestion(form.getValues(), valuesOf(choice.saved));
  const close = () => {
    draft.drop();
    onClose();
  };
  const offer = (activity: number | null, id: string, text: string) => {
    close();
    refetchCoupons();
    offerUndo({ activity, subject: id, text, onUndone: refetchCoupons, isFromForm: true });
  };
  const saving = useAction(async () => {
    if (freeGoods.isDue) return freeGoods.ask();
    const typed = couponFormSchema.parse(form.getValues());
    try {
      const saved = await choice.saveOver((onto) =>
        onto
          ? callRecorded(updateCoupon, {
              ...typed,
              ...{ id: onto.id, version: onto.version, active: onto.active },
            })
          : callRecorded(createCoupon, typed),
      );
      if (!saved) return refetchCoupons();
      const { answer, activity } = saved;
      offer(activity, answer.id, say.saved(toastName(answer.code, 16)));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'coupon_taken')) throw error;
      form.setError('code', { message: error.code }, { shouldFocus: true });
    }
  }, say.failedToSave);
  const removing = useAction(async () => {
    if (!coupon) return;
    const { activity } = await callRecorded(deleteCoupon, { id: coupon.id });
    offer(activity, coupon.id, say.removed(toastName(coupon.code, 16)));
  }, say.failedToChange);
  return { form, choice, draft, freeGoods, saving, removing, close };
}

/** Confirmation before saving a coupon that makes goods free: once per wording, and not for what is already saved. */
function useFreeGoodsQuestion(typed: CouponValues, saved: CouponValues) {
  const meaningOf = useFreeGoods();
  const [asked, setAsked] = useState<string | null>(null);
  const meaning = meaningOf(typed);
  const isAsked = meaning !== null && meaning === asked;
  return {
    /** What the typed values imply; null where no goods become free. */
    meaning,
    isAsked,
    isDue: meaning !== null && !isAsked && meaning !== meaningOf(saved),
    ask: () => setAsked(meaning),
  };
}

/** Describes in which cases the typed coupon makes goods free; null where it doesn't. */
function useFreeGoods(): (values: CouponValues) => string | null {
  const { coupons: say } = useAdminWords();
  const language = useLanguage();
  return (values) => {
    const { data } = couponFormSchema.safeParse(values);
    if (!data || !makesGoodsFree(data)) return null;
    const [off, from] = [data.amount, data.minimum].map((sum) => (sum ? formatPrice(sum, language) : null));
    return off ? say.freeUpTo(off, from ?? null) : say.allFree(from ?? null);
  };
}
