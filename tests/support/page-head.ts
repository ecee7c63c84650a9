/** SEO metadata of a page: title, meta tags by name, structured data. */
export type Head = {
  title: string;
  /** Content of the meta tags by their name or property. */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** Addresses of the same page by language. */
  alternates: Record<string, string>;
  /** The nodes of the structured data, taken out of their graphs. */
  things: Thing[];
};
export type Thing = { '@type': string } & Record<string, unknown>;

type Tag = Record<string, string>;

/** Parses the head as a crawler does; throws on duplicate tags. */
export function readHead(html: string): Head {
  const links = tagsOf(html, 'link');
  const metas = tagsOf(html, 'meta').flatMap((tag) => {
    const name = tag.name ?? tag.property;
    return name && !tag.media ? [[name, tag.content ?? ''] as const] : [];
  });
  const titles = [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text = '']) => decode(text));
  const canonicals = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
  const alternates = links.flatMap(({ rel, hreflang, href = '' }) =>
    rel === 'alternate' && hreflang ? [[hreflang, href] as const] : [],
  );
  for (const names of [metas, alternates].map((pairs) => pairs.map(([name]) => name))) {
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    if (twice.length > 0) throw new Error(`this page says twice: ${twice.join()}`);
  }
  if (titles.length !== 1 || canonicals.length > 1)
    throw new Error('this page has not one title and address');
  return {
    title: titles[0] ?? '',
    meta: Object.fromEntries(metas),
    canonical: canonicals[0],
    alternates: Object.fromEntries(alternates),
    things: thingsOf(html),
  };
}

function tagsOf(html: string, name: string): Tag[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

function thingsOf(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Thing & { '@context': string; '@graph'?: Thing[] };
    if (data['@context'] !== 'https://schema.org')
      throw new Error('this structured data is of no known kind');
    return data['@graph'] ?? [data];
  });
}

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
