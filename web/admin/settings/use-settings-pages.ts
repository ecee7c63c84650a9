import { useAdminWords } from '../use-admin-words.ts';

/** The groups of pages behind More. */
export type MoreGroup = 'goods' | 'orders' | 'shop' | 'people';

/** Paths, names and groups of the settings with a page of their own. */
export function useSettingsPages(): readonly (readonly [path: string, name: string, group: MoreGroup])[] {
  const { abroad, banner, claims, coupons, delivery, deliveryTimes, legal, paymentMethods, settings } =
    useAdminWords();
  return [
    ['/admin/delivery', delivery.open, 'orders'],
    ['/admin/delivery-times', deliveryTimes.open, 'orders'],
    ['/admin/delivery-abroad', abroad.open, 'orders'],
    ['/admin/payment-methods', paymentMethods.open, 'orders'],
    ['/admin/banner', banner.open, 'shop'],
    ['/admin/coupons', coupons.open, 'orders'],
    ['/admin/claims', claims.title, 'shop'],
    ['/admin/legal', legal.open, 'shop'],
    ['/profile#password', settings.account, 'people'],
  ];
}
