import { useEffect, useState } from 'react';
import type { Coupon } from '../../../contracts/coupons.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { Button } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { EmptyList } from '../empty-list.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { readTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponList } from './coupon-list.tsx';
import { couponsQuery } from './coupon-queries.ts';
import { StampCardForm } from './stamp-card-form.tsx';

/** The coupon whose form is open; null for a new one. */
type Open = { coupon: Coupon | null };

/** The form with unsaved changes. */
function unsavedOf(key: string, coupons: Coupon[]): Open | null {
  const hasDraft = (form: string) => readTabDraft(`${key}:${form}`) !== null;
  if (hasDraft('new')) return { coupon: null };
  const coupon = coupons.find(({ id }) => hasDraft(id));
  return coupon ? { coupon } : null;
}

/** The discount codes, with the number of their uses. */
export default function Coupons() {
  const { shell } = useWords();
  const { coupons: say, settings } = useAdminWords();
  const path = usePath();
  const loaded = useFetched(couponsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const coupons = loaded.data;
  const isLoaded = coupons !== undefined;
  const draftsKey = useDraftKey('coupon');
  // After a reload, an unsaved form opens again with what was typed. Only once: it is closed only by saving or discarding.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the coupons as they are loaded first.
  useEffect(() => {
    if (coupons) setOpen(unsavedOf(draftsKey, coupons));
  }, [isLoaded]);
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/settings')}>{settings.back}</BackLink>
      <PageTitle title={say.title} text={say.intro}>
        <Button size="sm" disabled={!coupons} onClick={() => setOpen({ coupon: null })}>
          {say.add}
        </Button>
      </PageTitle>
      <Pending loaded={loaded} say={say} isKept={coupons !== undefined} />
      {coupons?.length === 0 && <EmptyList title={say.empty} text={say.emptyText} />}
      {coupons && coupons.length > 0 && (
        <CouponList coupons={coupons} onEdit={(coupon) => setOpen({ coupon })} />
      )}
      {coupons && <StampCardForm />}
      {open && <CouponForm coupon={open.coupon} onClose={() => setOpen(null)} />}
    </>
  );
}
