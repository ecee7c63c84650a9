import { languages, pathInLanguage } from '../../contracts/language.ts';

/** A page by its English path, or a part of the site map, with the time of its last change if known. */
export type SitemapEntry = { path: string; changed?: Date | undefined };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The site map's index. */
export function writeSitemapIndex(publicUrl: string, parts: SitemapEntry[]): string {
  const entries = parts.map(
    ({ path, changed }) => `<sitemap>${location(publicUrl + path)}${lastChange(changed)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}

/** Pages in both languages, each with a link to its counterpart. */
export function writeSitemap(publicUrl: string, pages: SitemapEntry[]): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const alternates = [...languages, 'x-default' as const].map((language) => {
      const url = publicUrl + pathInLanguage(path, language === 'ar' ? 'ar' : 'en');
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;
    });
    return languages.map((language) => {
      const url = location(publicUrl + pathInLanguage(path, language));
      return `<url>${url}${lastChange(changed)}${alternates.join('')}</url>\n`;
    });
  });
  return `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

const location = (url: string): string => `<loc>${escapeXml(url)}</loc>`;
const lastChange = (changed: Date | undefined): string =>
  changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
