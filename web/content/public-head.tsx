import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { type Language, otherLanguage, pathInLanguage } from '../../contracts/language.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { usePublicUrl } from './public-url.ts';

/** The number of waiting items, before the title: `(2) Orders`. Nothing for none. */
export const TitleCount = createContext(0);

export type StructuredData = Graph | WithContext<Thing>;

type PageHeadProps = {
  /** The complete title, including the shop's name. */
  title: string;
  description: string;
  /** Canonical path, in English and relative; by default the page's own path without query parameters. */
  path?: string;
  /** noindex: for private pages and those without content of their own. They have no canonical URL. */
  noindex?: boolean;
  /** An image of 1200 × 630 pixels: its path, and its alternative text. */
  image?: { path: string; alt: string };
  /** Structured data (JSON-LD). Robots load pages, so only the server writes it; browsers pass `false`. */
  jsonLd?: StructuredData | false;
};

const localeNames: Record<Language, string> = { en: 'en_GB', ar: 'ar_JO' };

/** Title, meta, canonical, hreflang, Open Graph and structured data. React 19 hoists them into `<head>`. */
export function PageHead({ title, description, path, noindex, image, jsonLd }: PageHeadProps) {
  const { shell } = useWords();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const { pathname } = useLocation();
  const waiting = useContext(TitleCount);
  const page = path ?? plainPath(pathname);
  const urlIn = (wanted: Language) => publicUrl + pathInLanguage(page, wanted);
  const shared = image ?? { path: `/share/${language}.jpg`, alt: shell.shopName };
  return (
    <>
      <title>{waiting > 0 ? `(${waiting}) ${title}` : title}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <>
          <link rel="canonical" href={urlIn(language)} />
          <link rel="alternate" hrefLang="en" href={urlIn('en')} />
          <link rel="alternate" hrefLang="ar" href={urlIn('ar')} />
          <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={urlIn(language)} />
      <meta property="og:site_name" content={shell.shopName} />
      <meta property="og:locale" content={localeNames[language]} />
      <meta property="og:locale:alternate" content={localeNames[otherLanguage(language)]} />
      <meta property="og:image" content={publicUrl + shared.path} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd !== undefined && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, of which no character can end the element.
          dangerouslySetInnerHTML={{
            __html: jsonLd ? JSON.stringify(jsonLd).replaceAll('<', '\\u003c') : '',
          }}
        />
      )}
    </>
  );
}

/** The canonical form of the path, in English: the router ignores case and a trailing slash. */
const plainPath = (pathname: string): string =>
  pathInLanguage(pathname, 'en')
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
