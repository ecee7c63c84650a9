import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';

/** A file of its own for these modules, under this name, with all that they need and no file before it has. */
const chunk = (name: string, modules: string[]) => ({
  name,
  test: new RegExp(`(^\\0|/)(${modules.join('|').replaceAll('.', '\\.')})(\\?|$)`),
});

/**
 * What a browser downloads first stands in few files, since each costs a turn of its own: what most pages need, the words of
 * one language, the home page, the list of products. All else is divided by the pages that need it.
 */
const files: Rolldown.OutputOptions = {
  // No names: the list of routes, a part of each first download, has them all. 42 bits of hash tell two versions apart.
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames,
  codeSplitting: {
    groups: [
      chunk('shop', [
        'web/root.tsx',
        // Not the entry itself: it starts the page, and other files are there to be loaded before that.
        'node_modules/(react-dom|react-router)/[^?]+',
        'web/offline/register-worker.ts',
        'web/storefront/(shop-layout|after-paint).tsx',
        'web/catalogue/product-item.tsx',
        'web/ui/(shelf|alert|empty-shelf|segmented|field).tsx',
        'web/i18n/describe-quality.ts',
        'web/illustrations/motif-paths/starlet-motif.ts',
        'web/illustrations/scenes/[a-z-]+.svg',
        'web/catalogue/store.ts',
      ]),
      chunk('english', ['web/i18n/en.ts']),
      chunk('arabic', ['web/i18n/ar.ts']),
      chunk('products', ['web/storefront/products.tsx']),
      // Shared by the home page, About and Contact.
      chunk('motifs', ['web/illustrations/motif-paths/(bird|star)-motif.ts']),
      chunk('front', ['web/storefront/home.tsx', 'web/storefront/newsletter-form.tsx']),
      // Shared by public pages and the shop admin: in a file of the admin, public pages would download that too.
      chunk('food', ['contracts/food-words.ts']),
      // Calls of accounts, orders and the shop admin: names and paths alone, which no first visit makes.
      chunk('calls', [
        'contracts/(abroad|addresses|admin-orders|checkout-options|coupons|delivery-areas|delivery-times|email-verification|guest-orders|import-images|imports|messages|order-revisions|payment-proofs|payment-settings|payments|prices|sessions|settings|sizes|stamp-card|stock|two-factor|uploads|users|waitlist).ts',
      ]),
      chunk('order-errors', ['web/i18n/use-order-errors.ts']),
      // Small, and part of most pages of the shop admin: each file's name is in the list of routes that a first visit downloads.
      chunk('layouts', ['web/admin/card.tsx', 'web/admin/list.module.css', 'web/ui/load-failed.tsx']),
      // Rules of small values, which forms of the shop, of accounts and of the shop admin share.
      chunk('schemas', ['contracts/(money|calendar-day|text).schemas.ts']),
      // How accounts and the shop admin ask and change.
      chunk('queries', ['web/session/(use-fetched|use-action).ts']),
      // How an order's parts are shown: in the checkout, too, and in accounts and the shop admin.
      chunk('order-sums', [
        'web/orders/(address-line|address-of|line-notes|order-sums|fee).tsx?',
        'web/ui/whatsapp-text.tsx',
        'contracts/order-message.ts',
      ]),
      chunk('orders', [
        'web/orders/(order-status-badge|order-progress|order-items|order-preference-list|parts-line|order-payment|driver-details).tsx',
      ]),
      // Fields of forms of accounts and of the shop admin.
      chunk('fields', ['web/ui/(checkbox|password-input|text-area).tsx']),
      chunk('form-modal', ['web/ui/form-modal.tsx', 'web/i18n/(use-unsaved-words|(en|ar)/unsaved).ts']),
      // The same, of the shop admin alone: no page of the shop or of an account downloads its words.
      chunk('admin', [
        'web/admin/(back-link|list-item-page|empty-list|pending|fold|row-link|short-name|list-address|use-count-text|parse-amount|use-admin-errors|both-languages|use-both-languages|move-buttons|use-heading-focus|person-links|bulk/select-row|delivery/back-to-delivery|orders/is-payment-state-shown|leave-question|page-title|save-bar).tsx?',
        'web/admin/save-bar.module.css',
      ]),
    ].map((group, index, groups) => ({ ...group, priority: groups.length - index })),
  },
};

/** Fonts keep their names, by which vite.service-worker.config.ts knows the Arabic ones. */
function assetFileNames({ names }: { names: string[] }): string {
  const isStyles = names.some((name) => name.endsWith('.css'));
  return isStyles ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]';
}

export default defineConfig({
  plugins: [reactRouter()],
  // The manifest tells vite.service-worker.config.ts which files a customer's pages need.
  build: { assetsInlineLimit: 0, cssMinify: true, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: files } } },
    // Under other names the server would ask for fonts and drawings that the styles and scripts do not use: loaded twice.
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
});
