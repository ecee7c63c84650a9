import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { isStore, type Product, type Store } from '../contracts/catalogue.ts';
import { directionOf, pathInLanguage } from '../contracts/language.ts';
import { useLanguage, useWords } from './i18n/language.tsx';
import { BrokenPage } from './storefront/broken-page.tsx';
import { BrowserState } from './storefront/browser-state.tsx';
import { NotFoundPage } from './storefront/not-found-page.tsx';
import { ShopFrame } from './storefront/shop-frame.tsx';
import { preloadFonts } from './styles/preload-fonts.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/tatreez.css';
import './styles/base.css';

/**
 * Runs before the first paint: marks the document of someone who has a token, so that style sheets leave room for the
 * right half of the header, and nothing jumps. It is the same for all, and the server learns nothing.
 */
const markSession = `try{if(localStorage.auth_token)document.documentElement.dataset.session='in'}catch{}`;

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { shell } = useWords();
  const { pathname, search } = useLocation();
  const store = useStoreOfPage();
  preloadFonts(language);
  return (
    <html lang={language} dir={directionOf(language)} data-store={store} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={shell.description} />
        <meta name="theme-color" content="#f5f0e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171214" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" hrefLang="en" href={pathInLanguage(pathname + search, 'en')} />
        <link rel="alternate" hrefLang="ar" href={pathInLanguage(pathname + search, 'ar')} />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: markSession }} />
      </head>
      <body>
        <noscript>
          <p className="no-script">{shell.noScript}</p>
        </noscript>
        <BrowserState>{children}</BrowserState>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The store whose clothes the page wears: of its URL, or of the product that it shows. */
function useStoreOfPage(): Store | undefined {
  const [query] = useSearchParams();
  const matches = useMatches();
  const shown = matches
    .map(({ loaderData }) => (loaderData as { product?: Product } | undefined)?.product)
    .find(Boolean);
  const store = shown?.store ?? query.get('store');
  return isStore(store) ? store : undefined;
}

export default function Root() {
  return <Outlet />;
}

/** What a page could not answer: a 404 in its own clothes, anything else with the router's title and what to do next. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ShopFrame>{isMissing ? <NotFoundPage /> : <BrokenPage />}</ShopFrame>;
}
