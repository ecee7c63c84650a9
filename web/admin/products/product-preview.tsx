import { useEffect, useState } from 'react';
import { dayInAmman, isDayToCome } from '../../../contracts/calendar-day.ts';
import { directionOf, type Language, otherLanguage } from '../../../contracts/language.ts';
import { readyOn } from '../../../contracts/ready-day.ts';
import { backIn, isInSeason, thisMonth } from '../../../contracts/season.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { products as productsAr } from '../../i18n/ar/admin/products.ts';
import { catalogue as ar } from '../../i18n/ar/catalogue.ts';
import { products as productsEn } from '../../i18n/en/admin/products.ts';
import { catalogue as en } from '../../i18n/en/catalogue.ts';
import { formatPlace } from '../../i18n/format-place.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { offerInputOf } from './offer-values.ts';
import styles from './product-form.module.css';
import { checkPrice, type ProductValues } from './product-values.ts';
import { seasonInputOf } from './season-values.ts';

/** The product's card as readers of each language will see it, in its own direction. */
export function ProductPreview({ values }: { values: ProductValues }) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const image = useRested(values.images[0]?.url ?? '');
  return (
    <aside className={styles.preview} aria-label={words.preview}>
      <p className={styles.previewTitle} aria-hidden="true">
        {words.preview}
      </p>
      <div className={styles.cards}>
        {[language, otherLanguage(language)].map((one) => (
          <Card key={one} values={values} image={image} language={one} />
        ))}
      </div>
    </aside>
  );
}

/** Debounce of a typed image address before its image is requested, in milliseconds. */
const typingPause = 700;

/** The debounced image address; a picked file (data URL) or an empty field shows at once. */
function useRested(image: string): string {
  const [rested, setRested] = useState(image);
  useEffect(() => {
    const isTyped = image !== '' && !image.startsWith('data:');
    const timer = setTimeout(() => setRested(image), isTyped ? typingPause : 0);
    return () => clearTimeout(timer);
  }, [image]);
  return rested;
}

const catalogues: Record<Language, typeof en> = { en, ar };
const productWords: Record<Language, typeof productsEn> = { en: productsEn, ar: productsAr };

/** Today's price in JD, of a running offer if any; 0 for a price that can't be parsed. */
function priceToday(values: ProductValues): number {
  const price = checkPrice(values.price);
  if (!('price' in price)) return 0;
  const offer = offerInputOf(values);
  const today = dayInAmman();
  const isOn = offer && (offer.from ?? today) <= today && today <= (offer.until ?? today);
  return isOn && offer.price < price.price ? offer.price : price.price;
}

type CardProps = { values: ProductValues; image: string; language: Language };

function Card({ values, image, language }: CardProps) {
  const words = productWords[language];
  const catalogue = catalogues[language];
  const name = language === 'en' ? values.nameEn : values.nameAr;
  const season = seasonInputOf(values);
  const isAhead = isDayToCome(values.ready_on);
  const isOutOfSeason =
    !isAhead && season !== null && season.from > 0 && season.until > 0 && !isInSeason(season, thisMonth());
  const detail = [formatWeight(values.weight, language), formatPlace(values.origin, language)];
  return (
    <div
      className={`wall ${styles.card}`}
      lang={language}
      dir={directionOf(language)}
      data-store={values.store}
      data-hidden={!values.shown || undefined}
      inert
    >
      <ul>
        <ProductCard
          href="/"
          image={image}
          name={name.trim() || words.noName}
          detail={<DottedLine parts={[...detail, isAhead && readyOn(values.ready_on, language)]} />}
          price={<Price amount={priceToday(values)} language={language} />}
          bay={values.category}
          note={
            isOutOfSeason
              ? backIn(season.from, language)
              : values.available
                ? undefined
                : catalogue.outOfStock
          }
        />
      </ul>
      {!values.shown && <p className={styles.hiddenNote}>{words.hiddenNote}</p>}
    </div>
  );
}
