import { Fragment } from 'react';
import { Link } from 'react-router';
import { useContent } from '../content.tsx';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { Wordmark } from '../ui/logo.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { shell } = useWords();
  const { claims, headquarters, hours } = useContent();
  const language = useLanguage();
  const { footer } = shell;
  const path = usePath();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Wordmark label={shell.shopName} />
            <p>{footer.about}</p>
          </div>
          <FooterLinks
            title={footer.shop}
            links={[
              ['/products?store=mouneh', footer.heritage],
              ['/products?store=cilka', footer.modern],
              ['/store-selection', footer.allProducts],
            ]}
          />
          <FooterLinks
            title={footer.account}
            links={[
              ['/orders', footer.orders],
              ['/favorites', footer.favourites],
              ['/cart', footer.cart],
            ]}
          />
          <div>
            <h2 className={styles.title}>{footer.hours}</h2>
            <p>
              {[hours[language], claims.support[language] && footer.support(claims.support[language])]
                .filter(Boolean)
                .map((line) => (
                  <Fragment key={line}>
                    {line}
                    <br />
                  </Fragment>
                ))}
              <Link to={path('/contact')}>{headquarters[language]}</Link>
            </p>
          </div>
        </div>
        <div className={styles.end}>
          <span>{footer.rights(headquarters[language])}</span>
          <span>{footer.currency}</span>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: [to: string, text: string][] }) {
  const path = usePath();
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={path(to)}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
