import type { Language } from '../../contracts/language.ts';
import { abroad as abroadAr } from '../i18n/ar/admin/abroad.ts';
import { activity as activityAr } from '../i18n/ar/admin/activity.ts';
import { banner as bannerAr } from '../i18n/ar/admin/banner.ts';
import { boxes as boxesAr } from '../i18n/ar/admin/boxes.ts';
import { bulk as bulkAr } from '../i18n/ar/admin/bulk.ts';
import { categories as categoriesAr } from '../i18n/ar/admin/categories.ts';
import { claims as claimsAr } from '../i18n/ar/admin/claims.ts';
import { collections as collectionsAr } from '../i18n/ar/admin/collections.ts';
import { coupons as couponsAr } from '../i18n/ar/admin/coupons.ts';
import { customers as customersAr } from '../i18n/ar/admin/customers.ts';
import { delivery as deliveryAr } from '../i18n/ar/admin/delivery.ts';
import { deliveryTimes as deliveryTimesAr } from '../i18n/ar/admin/delivery-times.ts';
import { errors as errorsAr } from '../i18n/ar/admin/errors.ts';
import { images as imagesAr } from '../i18n/ar/admin/images.ts';
import { importImages as importImagesAr } from '../i18n/ar/admin/import-images.ts';
import { imports as importsAr } from '../i18n/ar/admin/imports.ts';
import { legal as legalAr } from '../i18n/ar/admin/legal.ts';
import { messages as messagesAr } from '../i18n/ar/admin/messages.ts';
import { newsletter as newsletterAr } from '../i18n/ar/admin/newsletter.ts';
import { orders as ordersAr } from '../i18n/ar/admin/orders.ts';
import { overview as overviewAr } from '../i18n/ar/admin/overview.ts';
import { paymentMethods as paymentMethodsAr } from '../i18n/ar/admin/payment-methods.ts';
import { payments as paymentsAr } from '../i18n/ar/admin/payments.ts';
import { prices as pricesAr } from '../i18n/ar/admin/prices.ts';
import { products as productsAr } from '../i18n/ar/admin/products.ts';
import { search as searchAr } from '../i18n/ar/admin/search.ts';
import { settings as settingsAr } from '../i18n/ar/admin/settings.ts';
import { sizes as sizesAr } from '../i18n/ar/admin/sizes.ts';
import { stock as stockAr } from '../i18n/ar/admin/stock.ts';
import { waitlist as waitlistAr } from '../i18n/ar/admin/waitlist.ts';
import { admin as adminAr } from '../i18n/ar/admin.ts';
import { abroad as abroadEn } from '../i18n/en/admin/abroad.ts';
import { activity as activityEn } from '../i18n/en/admin/activity.ts';
import { banner as bannerEn } from '../i18n/en/admin/banner.ts';
import { boxes as boxesEn } from '../i18n/en/admin/boxes.ts';
import { bulk as bulkEn } from '../i18n/en/admin/bulk.ts';
import { categories as categoriesEn } from '../i18n/en/admin/categories.ts';
import { claims as claimsEn } from '../i18n/en/admin/claims.ts';
import { collections as collectionsEn } from '../i18n/en/admin/collections.ts';
import { coupons as couponsEn } from '../i18n/en/admin/coupons.ts';
import { customers as customersEn } from '../i18n/en/admin/customers.ts';
import { delivery as deliveryEn } from '../i18n/en/admin/delivery.ts';
import { deliveryTimes as deliveryTimesEn } from '../i18n/en/admin/delivery-times.ts';
import { errors as errorsEn } from '../i18n/en/admin/errors.ts';
import { images as imagesEn } from '../i18n/en/admin/images.ts';
import { importImages as importImagesEn } from '../i18n/en/admin/import-images.ts';
import { imports as importsEn } from '../i18n/en/admin/imports.ts';
import { legal as legalEn } from '../i18n/en/admin/legal.ts';
import { messages as messagesEn } from '../i18n/en/admin/messages.ts';
import { newsletter as newsletterEn } from '../i18n/en/admin/newsletter.ts';
import { orders as ordersEn } from '../i18n/en/admin/orders.ts';
import { overview as overviewEn } from '../i18n/en/admin/overview.ts';
import { paymentMethods as paymentMethodsEn } from '../i18n/en/admin/payment-methods.ts';
import { payments as paymentsEn } from '../i18n/en/admin/payments.ts';
import { prices as pricesEn } from '../i18n/en/admin/prices.ts';
import { products as productsEn } from '../i18n/en/admin/products.ts';
import { search as searchEn } from '../i18n/en/admin/search.ts';
import { settings as settingsEn } from '../i18n/en/admin/settings.ts';
import { sizes as sizesEn } from '../i18n/en/admin/sizes.ts';
import { stock as stockEn } from '../i18n/en/admin/stock.ts';
import { waitlist as waitlistEn } from '../i18n/en/admin/waitlist.ts';
import { admin as adminEn } from '../i18n/en/admin.ts';
import { useLanguage } from '../i18n/language.tsx';

const en = {
  ...adminEn,
  boxes: boxesEn,
  banner: bannerEn,
  bulk: bulkEn,
  categories: categoriesEn,
  claims: claimsEn,
  collections: collectionsEn,
  settings: settingsEn,
  coupons: couponsEn,
  customers: customersEn,
  delivery: deliveryEn,
  legal: legalEn,
  messages: messagesEn,
  newsletter: newsletterEn,
  abroad: abroadEn,
  activity: activityEn,
  errors: errorsEn,
  images: imagesEn,
  importImages: importImagesEn,
  imports: importsEn,
  orders: ordersEn,
  overview: overviewEn,
  deliveryTimes: deliveryTimesEn,
  paymentMethods: paymentMethodsEn,
  payments: paymentsEn,
  prices: pricesEn,
  products: productsEn,
  search: searchEn,
  sizes: sizesEn,
  stock: stockEn,
  waitlist: waitlistEn,
};
export type AdminWords = typeof en;
const ar: AdminWords = {
  ...adminAr,
  boxes: boxesAr,
  banner: bannerAr,
  bulk: bulkAr,
  categories: categoriesAr,
  claims: claimsAr,
  collections: collectionsAr,
  settings: settingsAr,
  coupons: couponsAr,
  customers: customersAr,
  delivery: deliveryAr,
  legal: legalAr,
  messages: messagesAr,
  newsletter: newsletterAr,
  abroad: abroadAr,
  activity: activityAr,
  errors: errorsAr,
  images: imagesAr,
  importImages: importImagesAr,
  imports: importsAr,
  orders: ordersAr,
  overview: overviewAr,
  deliveryTimes: deliveryTimesAr,
  paymentMethods: paymentMethodsAr,
  payments: paymentsAr,
  prices: pricesAr,
  products: productsAr,
  search: searchAr,
  sizes: sizesAr,
  stock: stockAr,
  waitlist: waitlistAr,
};
const words: Record<Language, AdminWords> = { en, ar };

/** The shop admin's own words: both languages are part of its bundle, so that no shopper downloads them. */
export const useAdminWords = (): AdminWords => words[useLanguage()];
