import { useAdminWords } from '../use-admin-words.ts';

/** Paths and names of the settings that have a page of their own. */
export function useSettingsPages(): readonly (readonly [path: string, name: string])[] {
  const { abroad, banner, claims, coupons, delivery, deliveryTimes, legal, paymentMethods, settings } =
    useAdminWords();
  return [
    ['/admin/delivery', delivery.open],
    ['/admin/delivery-times', deliveryTimes.open],
    ['/admin/delivery-abroad', abroad.open],
    ['/admin/payment-methods', paymentMethods.open],
    ['/admin/banner', banner.open],
    ['/admin/coupons', coupons.open],
    ['/admin/claims', claims.title],
    ['/admin/legal', legal.open],
    ['/profile#password', settings.account],
  ];
}
