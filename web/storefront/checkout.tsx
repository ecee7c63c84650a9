import { countItems, totalOf, useCart } from '../cart/cart.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { useContent } from '../content/shop-content.tsx';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { starletMotif } from '../illustrations/motif-paths/starlet-motif.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Motif } from '../ui/motif.tsx';
import { Paper } from '../ui/paper.tsx';
import { Price } from '../ui/price.tsx';
import styles from './checkout.module.css';

/** A placeholder: orders go through the cart's checkout modal until card payments are supported. */
export default function Checkout() {
  const { shell } = useWords();
  const content = useContentWords();
  const { checkout } = content;
  const language = useLanguage();
  const path = usePath();
  const { items, isLoaded } = useCart();
  const { claims } = useContent();
  const shipping = claims.shipping[language];
  const badges = claims.checkout.map((badge) => badge[language]);
  // In the position required by the specification: after the first.
  if (shipping) badges.splice(1, 0, checkout.shipping(shipping));
  return (
    <div className={`wrap ${styles.page}`}>
      <PrivateHead page="checkout" title={shell.title(checkout.title)} />
      <div className={styles.words}>
        <h1>{checkout.title}</h1>
        <p className={styles.text}>{checkout.text}</p>
        <ButtonLink to={path('/cart')}>
          <Icon name="back" flip />
          {checkout.back}
        </ButtonLink>
      </div>
      <Paper hem>
        <dl className={styles.bill}>
          <div>
            <dt>{checkout.inCart}</dt>
            <dd className="num">{isLoaded ? checkout.items(countItems(items)) : '...'}</dd>
          </div>
          <div>
            <dt>{checkout.total}</dt>
            <dd>{isLoaded ? <Price amount={totalOf(items)} language={language} /> : '...'}</dd>
          </div>
        </dl>
        {badges.length > 0 && (
          <>
            <h2 className={styles.title}>{checkout.coming}</h2>
            <ul className={styles.badges}>
              {badges.map((badge) => (
                <li key={badge}>
                  <Motif of={starletMotif} unit={2} />
                  {badge}
                </li>
              ))}
            </ul>
          </>
        )}
      </Paper>
    </div>
  );
}
