import { Link } from 'react-router';
import { usePath, useWords } from '../i18n/language.tsx';
import { Wordmark } from '../ui/logo.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { shell } = useWords();
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
              {footer.openHours}
              <br />
              {footer.support}
              <br />
              <Link to={path('/contact')}>{footer.place}</Link>
            </p>
          </div>
        </div>
        <div className={styles.end}>
          <span>{footer.rights}</span>
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
