import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import type { Language } from '../contracts/language.ts';

/** All routes. Every page exists twice: in English at `/…`, in Arabic at `/ar/…`. */
const pages = (language: Language) => {
  const page = (path: string, file: string) => route(path, file, { id: `${language}:${path}` });
  return [
    layout('storefront/shop-layout.tsx', { id: `${language}:shop` }, [
      index('storefront/home.tsx', { id: `${language}:home` }),
      page('store-selection', 'storefront/store-selection.tsx'),
      page('products', 'storefront/products.tsx'),
      page('products/:slug', 'storefront/product.tsx'),
      page('collections/:slug', 'storefront/collection.tsx'),
      page('search', 'storefront/search.tsx'),
      page('cart', 'storefront/cart.tsx'),
      page('checkout', 'storefront/checkout.tsx'),
      layout('account/account-layout.tsx', { id: `${language}:account` }, [
        page('favorites', 'account/favourites.tsx'),
        page('profile', 'account/profile.tsx'),
        page('orders', 'account/orders.tsx'),
      ]),
      page('orders/:number', 'account/order-link.tsx'),
      page('o/:token', 'account/guest-order.tsx'),
      page('about', 'storefront/about.tsx'),
      page('contact', 'storefront/contact.tsx'),
      page('privacy', 'storefront/legal.tsx'),
      page('terms', 'storefront/legal.tsx'),
      page('delivery-returns', 'storefront/legal.tsx'),
      page('newsletter/leave/:token', 'storefront/newsletter-unsubscribe.tsx'),
      page('waitlist/leave/:token', 'storefront/waitlist-leave.tsx'),
      page('*', 'storefront/not-found.tsx'),
    ]),
    // Shown by the service worker for a page that is not cached.
    page('offline', 'storefront/offline.tsx'),
    page('login', 'account/login.tsx'),
    page('signup', 'account/signup.tsx'),
    page('forgot-password', 'account/forgot-password.tsx'),
    page('reset-password', 'account/reset-password.tsx'),
    page('confirm-email', 'account/confirm-email.tsx'),
    page('admin/login', 'admin/login.tsx'),
    layout('admin/admin-layout.tsx', { id: `${language}:admin-layout` }, [
      // Paths are case-insensitive, so this matches /Admin as well.
      page('admin', 'admin/overview.tsx'),
      page('admin/orders', 'admin/orders/orders.tsx'),
      page('admin/orders/day-sheet', 'admin/orders/day-sheet.tsx'),
      page('admin/orders/:id', 'admin/orders/order.tsx'),
      page('admin/customers', 'admin/customers/customers.tsx'),
      page('admin/customers/:id', 'admin/customers/customer.tsx'),
      page('admin/messages', 'admin/messages/messages.tsx'),
      page('admin/messages/:id', 'admin/messages/message.tsx'),
      page('admin/messages/newsletter', 'admin/newsletter/newsletter.tsx'),
      page('admin/products', 'admin/products/products.tsx'),
      page('admin/products/new', 'admin/products/new-product.tsx'),
      page('admin/products/import', 'admin/imports/import-page.tsx'),
      page('admin/products/:id', 'admin/products/edit-product.tsx'),
      page('admin/products/prices', 'admin/prices/change-prices.tsx'),
      page('admin/products/prices/planned', 'admin/prices/planned-prices.tsx'),
      page('admin/products/stock', 'admin/stock/stock-list.tsx'),
      page('admin/products/waiting', 'admin/waitlist/waitlist-page.tsx'),
      page('admin/products/:id/sizes', 'admin/sizes/sizes-page.tsx'),
      page('admin/products/:id/stock', 'admin/stock/stock-page.tsx'),
      page('admin/categories', 'admin/categories/categories.tsx'),
      page('admin/categories/new', 'admin/categories/edit-category.tsx'),
      page('admin/categories/:id', 'admin/categories/edit-category.tsx'),
      page('admin/collections', 'admin/collections/collections.tsx'),
      page('admin/collections/new', 'admin/collections/edit-collection.tsx'),
      page('admin/collections/:id', 'admin/collections/edit-collection.tsx'),
      page('admin/search', 'admin/search/search.tsx'),
      page('admin/delivery', 'admin/delivery/delivery.tsx'),
      page('admin/delivery-abroad', 'admin/delivery/abroad.tsx'),
      page('admin/coupons', 'admin/coupons/coupons.tsx'),
      page('admin/payment-methods', 'admin/payments/payment-methods.tsx'),
      page('admin/delivery-times', 'admin/delivery/delivery-times.tsx'),
      page('admin/banner', 'admin/banner/banner.tsx'),
      page('admin/settings', 'admin/settings/settings.tsx'),
      page('admin/legal', 'admin/legal/legal-pages.tsx'),
      page('admin/legal/:page', 'admin/legal/edit-legal-page.tsx'),
      page('admin/claims', 'admin/claims/claims-page.tsx'),
      page('admin/activity', 'admin/activity.tsx'),
    ]),
  ];
};

export default [
  layout('i18n/english.tsx', { id: 'en' }, pages('en')),
  route('ar', 'i18n/arabic.tsx', { id: 'ar' }, pages('ar')),
] satisfies RouteConfig;
