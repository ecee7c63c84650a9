import { data } from 'react-router';
import type { Collection } from '../../contracts/collections.ts';
import { getCollection } from '../../contracts/collections.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import { ProductItem } from '../catalogue/product-item.tsx';
import { PageHead } from '../content/public-head.tsx';
import { usePublicUrl } from '../content/public-url.ts';
import { ApiError, serverCall } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { usePageDescriptions } from '../i18n/use-page-descriptions.ts';
import clay from '../illustrations/scenes/prop-clay.svg';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { Shelf } from '../ui/shelf.tsx';
import type { Route } from './+types/collection.ts';
import styles from './search.module.css';
import { withoutDescriptions } from './without-descriptions.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const collection = await serverCall(context)(getCollection, { id: params.slug }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
  });
  return { collection: { ...collection, items: withoutDescriptions(collection.items) } };
}

/** A collection: products in the seller's order. */
export default function CollectionPage({ loaderData: { collection } }: Route.ComponentProps) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const path = usePath();
  const { items } = collection;
  const name = collection.name[language];
  const text = collection.description?.[language];
  return (
    <>
      <CollectionHead collection={collection} />
      <section className={`wrap ${styles.head}`}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        <p className="muted">{catalogue.count(items.length)}</p>
      </section>
      {items.length > 0 ? (
        <Shelf label={name}>
          {items.map((product, place) => (
            <ProductItem
              key={product.id}
              product={product}
              level={2}
              loading={place < 2 ? 'eager' : 'lazy'}
            />
          ))}
        </Shelf>
      ) : (
        <EmptyShelf
          image={<img src={clay} width={150} height={150} alt="" />}
          title={catalogue.noProducts}
          action={
            <ButtonLink variant="line" size="sm" to={path('/products')}>
              {catalogue.wholeShelf}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

function CollectionHead({ collection }: { collection: Collection }) {
  const { shell } = useWords();
  const descriptions = usePageDescriptions();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const { slug, items, description } = collection;
  const name = collection.name[language];
  const own = description?.[language].replace(/\s+/g, ' ').trim() ?? '';
  const urlOf = (page: string) => publicUrl + pathInLanguage(page, language);
  return (
    <PageHead
      title={shell.title(name)}
      description={own.length >= 50 && own.length <= 160 ? own : descriptions.collection(name.slice(0, 60))}
      path={`/collections/${slug}`}
      noindex={items.length === 0}
      jsonLd={
        import.meta.env.SSR && {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name,
          url: urlOf(`/collections/${slug}`),
          itemListElement: items.map((product, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name: product.name[language],
            url: urlOf(`/products/${product.slug}`),
          })),
        }
      }
    />
  );
}
