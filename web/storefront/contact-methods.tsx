import type { ReactNode } from 'react';
import type { ContactEntry, ContactIcon } from '../../contracts/content.ts';
import { keepTimes } from '../content/keep-times.ts';
import { useContent } from '../content/shop-content.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { ChatLink, EmailLink, NewTab, PhoneLink } from '../ui/contact-links.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './contact.module.css';

/** The shop's contacts: the seller's email, phone and hours where known, and further ones. */
export function ContactMethods() {
  const { contact } = useContentWords();
  const { contact: entries, phone, email, hours } = useContent();
  const language = useLanguage();
  if (!email && !phone && !hours[language] && entries.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="reach">
      <h2 id="reach">{contact.reach}</h2>
      <ul className={styles.entries}>
        {phone && (
          <Way icon="phone" title={contact.phone}>
            <PhoneLink className={styles.entryLink} phone={phone} />
            <ChatLink className={styles.entryLink} phone={phone}>
              {contact.chat}
            </ChatLink>
          </Way>
        )}
        {email && (
          <Way icon="mail" title={contact.email}>
            <EmailLink className={styles.entryLink} email={email} />
          </Way>
        )}
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seller's list; nothing in it need be unlike the rest.
          <Way key={place} icon={entry.icon} title={entry.title[language]}>
            <EntryValue entry={entry} />
          </Way>
        ))}
        {hours[language] && (
          <Way icon="clock" title={contact.hours}>
            {keepTimes(hours[language])}
          </Way>
        )}
      </ul>
    </section>
  );
}

const Way = ({ icon, title, children }: { icon: ContactIcon; title: string; children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <div>
      <h3 className={styles.entryTitle}>{title}</h3>
      <p className={styles.entryValue}>{children}</p>
    </div>
  </li>
);

/** URLs and emails are left to right in both languages (bidi isolation). */
function EntryValue({ entry: { value, linkPrefix } }: { entry: ContactEntry }) {
  const text = value[useLanguage()];
  if (!linkPrefix) return text;
  const isExternal = linkPrefix.startsWith('http');
  return (
    <a
      className={styles.entryLink}
      href={linkPrefix + (linkPrefix === 'tel:' ? text.replace(/[^\d+]/g, '') : encodeURI(text))}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {isExternal ? text : <bdi dir="ltr">{text}</bdi>}
      {isExternal && <NewTab />}
    </a>
  );
}
