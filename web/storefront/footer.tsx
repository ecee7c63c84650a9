import { Link } from 'react-router';
import { keepTimes } from '../content/keep-times.ts';
import { useContent } from '../content/shop-content.tsx';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { ChatLink, EmailLink, PhoneLink } from '../ui/contact-links.tsx';
import { Wordmark } from '../ui/logo.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { legal, shell } = useWords();
  const { headquarters } = useContent();
  const language = useLanguage();
  const { footer } = shell;
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
              ['/store-selection', footer.bothStores],
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
          <FooterLinks
            title={footer.help}
            links={[
              ['/delivery-returns', legal.titles['delivery-returns']],
              ['/terms', legal.titles.terms],
              ['/privacy', legal.titles.privacy],
              ['/contact', shell.contact],
            ]}
          />
          <Reach />
        </div>
        <div className={styles.end}>
          <span>{footer.rights(headquarters[language])}</span>
          <span>{footer.currency}</span>
        </div>
      </div>
    </footer>
  );
}

/** The seller's phone, email and opening hours, where set. */
function Reach() {
  const { footer } = useWords().shell;
  const { claims, email, headquarters, hours, phone } = useContent();
  const language = useLanguage();
  const path = usePath();
  const times = [
    keepTimes(hours[language]),
    claims.support[language] && footer.support(claims.support[language]),
  ];
  return (
    <div>
      <h2 className={styles.title}>{footer.reach}</h2>
      <ul>
        {phone && (
          <li className={styles.reach}>
            <PhoneLink phone={phone} />
            <ChatLink phone={phone}>{footer.chat}</ChatLink>
          </li>
        )}
        {email && (
          <li>
            <EmailLink email={email} />
          </li>
        )}
        {times.filter(Boolean).map((line) => (
          <li key={line}>
            <p>{line}</p>
          </li>
        ))}
        <li>
          <Link to={path('/contact')}>{headquarters[language]}</Link>
        </li>
      </ul>
    </div>
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
