import type { Store, Suggestions } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { unavailableNote } from '../catalogue/availability-notes.ts';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProductImage } from '../ui/product-image.tsx';
import { WhyFound } from '../ui/why-found.tsx';
import styles from './suggestion-list.module.css';
import { suggestionWords } from './suggestion-words.ts';

export type SuggestionItem =
  | { kind: 'word'; text: string }
  /** A search for the typed text. */
  | { kind: 'typed'; text: string }
  /** `to` is the page of the link. */
  | { kind: 'store'; to: string; slug: Store }
  | ({ kind: 'category'; to: string } & Suggestions['categories'][number])
  | ({ kind: 'product'; to: string } & Suggestions['products'][number]);

/** The options in arrow-key order. The search for the typed text is first: at the end, a phone's keyboard would cover it. */
export function itemsOf(
  { words, stores, categories, products }: Suggestions,
  typed: string,
  store: Store | undefined,
): SuggestionItem[] {
  return [
    { kind: 'typed', text: typed },
    ...stores.map((slug) => ({
      kind: 'store' as const,
      to: `/products?${new URLSearchParams({ store: slug })}`,
      slug,
    })),
    ...words.filter((text) => text !== typed).map((text) => ({ kind: 'word' as const, text })),
    ...categories.map((category) => ({
      kind: 'category' as const,
      to: shelfOf(category.slug, store),
      ...category,
    })),
    ...products.map((product) => ({ kind: 'product' as const, to: `/products/${product.slug}`, ...product })),
  ];
}

/** Without a store the product page uses the last one, or asks for one and keeps the category. */
const shelfOf = (category: string, store: Store | undefined) =>
  `/products?${new URLSearchParams(store ? { store, category } : { category })}`;

/** The screen reader's announcement of the suggestions. */
export const countText = (items: SuggestionItem[], language: Language): string =>
  suggestionWords[language].count(items.length);

type SuggestionListProps = {
  id: string;
  items: SuggestionItem[];
  /** Index of the active option; -1 for none. */
  active: number;
  onTake: (item: SuggestionItem) => void;
  /** Products of another store are labelled with its name; without a store, all are. */
  store: Store | undefined;
  inFlow: boolean;
};

/** The listbox of the combobox. `mousedown` is prevented, so that the field keeps the focus. */
export function SuggestionList({ id, items, active, onTake, store, inFlow }: SuggestionListProps) {
  const say = suggestionWords[useLanguage()];
  return (
    <div
      id={id}
      className={styles.list}
      data-in-flow={inFlow || undefined}
      role="listbox"
      aria-label={say.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
        <div
          key={keyOf(item)}
          ref={place === active ? reveal : undefined}
          id={`${id}-${place}`}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onClick={() => onTake(item)}
        >
          <Suggestion item={item} store={store} />
        </div>
      ))}
    </div>
  );
}

const keyOf = (item: SuggestionItem) => `${item.kind} ${'text' in item ? item.text : item.slug}`;

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function Suggestion({ item, store }: { item: SuggestionItem; store: Store | undefined }) {
  const words = useWords();
  const { catalogue } = words;
  const language = useLanguage();
  if ('text' in item) {
    return (
      <>
        <Icon name="search" />
        <span>
          {item.kind === 'typed' && (
            <>
              <span className={styles.quiet}>{suggestionWords[language].searchFor}</span>{' '}
            </>
          )}
          <bdi>{item.text}</bdi>
        </span>
      </>
    );
  }
  if (item.kind === 'store') {
    return (
      <>
        <Icon name="basket" />
        <span>
          {catalogue.stores[item.slug].name} <span className={styles.quiet}>{catalogue.wholeShelf}</span>
        </span>
      </>
    );
  }
  if (item.kind === 'category') {
    return (
      <>
        <Icon name="grid" />
        <span>
          <bdi>{item.name[language]}</bdi> <span className={styles.quiet}>{catalogue.category}</span>
        </span>
      </>
    );
  }
  return (
    <>
      <ProductImage src={item.image} size={48} bay={item.category} loading="eager" />
      <span className={styles.words}>
        <bdi>{item.name[language]}</bdi>
        {item.why && <WhyFound why={item.why} />}
        {item.store !== store && <span className={styles.quiet}>{catalogue.stores[item.store].name}</span>}
        {!item.available && <span className={styles.quiet}>{unavailableNote(item, language, words)}</span>}
      </span>
      <span className={styles.price}>
        <ProductPrice product={item} isLowestOfSizes={item.size_count !== null} />
      </span>
    </>
  );
}
