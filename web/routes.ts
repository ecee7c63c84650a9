import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import type { Language } from '../contracts/language.ts';

/** The shop's table of contents. Every page stands twice: in English at `/…`, in Arabic at `/ar/…`. */
const pages = (language: Language) => {
  const page = (path: string, file: string) => route(path, file, { id: `${language}:${path}` });
  return [
    layout('storefront/shop-layout.tsx', { id: `${language}:shop` }, [
      index('storefront/home.tsx', { id: `${language}:home` }),
      page('store-selection', 'storefront/store-selection.tsx'),
      page('products', 'storefront/products.tsx'),
      page('products/:slug', 'storefront/product.tsx'),
      page('cart', 'storefront/cart.tsx'),
      page('checkout', 'storefront/checkout.tsx'),
      page('favorites', 'account/favorites.tsx'),
      page('profile', 'account/profile.tsx'),
      page('orders', 'account/orders.tsx'),
      page('about', 'storefront/about.tsx'),
      page('contact', 'storefront/contact.tsx'),
      page('newsletter/leave/:token', 'storefront/newsletter-leave.tsx'),
      page('*', 'storefront/not-found.tsx'),
    ]),
    // What the service worker shows in the place of a page that was never seen.
    page('offline', 'storefront/offline.tsx'),
    page('login', 'account/login.tsx'),
    page('signup', 'account/signup.tsx'),
    page('forgot-password', 'account/forgot-password.tsx'),
    page('reset-password', 'account/reset-password.tsx'),
    page('admin/login', 'admin/login.tsx'),
    // Paths are matched without case, so this is /Admin as well.
    page('admin', 'admin/overview.tsx'),
  ];
};

export default [...pages('en'), ...prefix('ar', pages('ar'))] satisfies RouteConfig;
