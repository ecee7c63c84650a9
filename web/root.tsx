import type { ReactNode } from 'react';
import { data, Links, Outlet, Scripts, ScrollRestoration, useMatches, useSearchParams } from 'react-router';
import { isStore, type Product, type Store } from '../contracts/catalogue.ts';
import { defaultContent } from '../contracts/default-content.ts';
import type { AnswerOf } from '../contracts/endpoint.ts';
import { directionOf } from '../contracts/language.ts';
import { listLegalPages } from '../contracts/legal.ts';
import { getContent } from '../contracts/settings.ts';
import type { Route } from './+types/root.ts';
import { beforePaint } from './browser/before-paint.ts';
import { recordEarlyTaps } from './browser/early-taps.ts';
import { reportContext } from './browser/report.ts';
import { scrollPlacesKey } from './browser/scroll-places.ts';
import { publicUrlContext } from './content/public-url.ts';
import { ContentProvider } from './content/shop-content.tsx';
import { serverCall } from './http/api.ts';
import { useLanguage, useWords } from './i18n/language.tsx';
import { BrowserState } from './storefront/browser-state.tsx';
import { PageError } from './storefront/page-error.tsx';
import { preloadFonts } from './styles/preload-fonts.ts';
import { NavigationProgress } from './ui/navigation-progress.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/tatreez.css';
import './styles/base.css';
import './styles/link.css';

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { shell } = useWords();
  const store = useStoreOfPage();
  const withScripts = !useMatches().some(({ handle }) => (handle as PageHandle)?.withoutScripts);
  preloadFonts(language);
  return (
    <html lang={language} dir={directionOf(language)} data-store={store} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f5f0e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171214" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={language === 'ar' ? '/manifest-ar.webmanifest' : '/manifest.webmanifest'}
        />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: beforePaint + (withScripts ? recordEarlyTaps : '') }} />
      </head>
      <body>
        <noscript>
          <p className="no-script">{shell.noScript}</p>
        </noscript>
        <ContentProvider>
          <NavigationProgress />
          <BrowserState>{children}</BrowserState>
        </ContentProvider>
        {withScripts && (
          <>
            <ScrollRestoration storageKey={scrollPlacesKey} />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** What a route module may declare about its page in `handle`. */
type PageHandle = { withoutScripts?: boolean } | undefined;

/** The store whose theme the page has: from its URL, or from its product. */
function useStoreOfPage(): Store | undefined {
  const [query] = useSearchParams();
  const matches = useMatches();
  const shown = matches
    .map(({ loaderData }) => (loaderData as { product?: Product } | undefined)?.product)
    .find(Boolean);
  const store = shown?.store ?? query.get('store');
  return isStore(store) ? store : undefined;
}

type Legal = AnswerOf<typeof listLegalPages>;

/** Data shared by all pages of a visit: the shop's URL, and its name, claims and contact details. */
export async function loader({ context }: Route.LoaderArgs) {
  const publicUrl = context.get(publicUrlContext);
  try {
    const send = serverCall(context);
    const [content, legal] = await Promise.all([send(getContent, {}), send(listLegalPages, {})]);
    return data({ publicUrl, content, legal: legal as Legal | null });
  } catch (error) {
    context.get(reportContext)(error);
    return data(
      { publicUrl, content: defaultContent, legal: null as Legal | null },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const shouldRevalidate = () => false;

export default function Root() {
  return <Outlet />;
}

/** For errors outside the shop's frame, and in the frame itself. It replaces the whole document, whose styles load anew. */
export const ErrorBoundary = PageError;
