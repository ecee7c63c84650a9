import type { ReactNode } from 'react';
import type { Social } from '../../contracts/content.ts';
import { PageHead } from '../content/public-head.tsx';
import { useContent } from '../content/shop-content.tsx';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { usePageDescriptions } from '../i18n/use-page-descriptions.ts';
import { bigstarMotif } from '../illustrations/motif-paths/bigstar-motif.ts';
import { birdMotif } from '../illustrations/motif-paths/bird-motif.ts';
import { heartMotif } from '../illustrations/motif-paths/heart-motif.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import { starMotif } from '../illustrations/motif-paths/star-motif.ts';
import { starletMotif } from '../illustrations/motif-paths/starlet-motif.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ChatLink, chatAddress, NewTab } from '../ui/contact-links.tsx';
import { Icon } from '../ui/icon.tsx';
import { Motif } from '../ui/motif.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { ContactMethods } from './contact-methods.tsx';

export default function Contact() {
  const { shell } = useWords();
  const descriptions = usePageDescriptions();
  const content = useContentWords();
  const { contact } = content;
  return (
    <>
      <PageHead title={shell.title(contact.title)} description={descriptions.contact} />
      <section className={`wall ${styles.hero}`}>
        <div className={`wrap ${styles.heroInner}`}>
          <div className={styles.welcome}>
            <h1>{contact.headline}</h1>
            <p>{contact.text}</p>
          </div>
          <Motif of={keyMotif} unit={12} stitch="cross" />
        </div>
      </section>
      <div className={`wrap ${styles.columns}`}>
        <ContactForm />
        <Tips />
      </div>
      <ContactMethods />
      <Socials />
      <Headquarters />
    </>
  );
}

function Tips() {
  const { contact } = useContentWords();
  const language = useLanguage();
  const { phone, claims } = useContent();
  const { reply, support } = claims;
  const tips = [
    reply[language] && contact.tips.reply(reply[language]),
    support[language] && contact.tips.support(support[language]),
  ];
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <h2 id="tips">{contact.tips.title}</h2>
      <ul>
        <Tip>{phone ? <ChatLink phone={phone}>{contact.tips.urgent}</ChatLink> : contact.tips.urgent}</Tip>
        {tips.filter(Boolean).map((tip) => (
          <Tip key={tip}>{tip}</Tip>
        ))}
      </ul>
    </section>
  );
}

const Tip = ({ children }: { children: ReactNode }) => (
  <li>
    <Motif of={starletMotif} unit={2} colors={['currentColor']} />
    {children}
  </li>
);

/** The cloth is the same in both colour schemes, so its threads have fixed colours. */
const clothThreads = ['#fbf1dc', '#f0b64a', '#f0b64a', '#fbf1dc'];
const socialMotifs = [birdMotif, starMotif, heartMotif, bigstarMotif];

/** The URL of a social media page; for WhatsApp without one the seller's number; otherwise it isn't shown. */
const addressOf = ({ name, href }: Social, phone: string): string =>
  href || (phone && /^whats\s?app/i.test(name.en) ? chatAddress(phone) : '');

function Socials() {
  const { contact } = useContentWords();
  const { socials, phone } = useContent();
  const language = useLanguage();
  const shown = socials
    .map((social) => ({ ...social, href: addressOf(social, phone) }))
    .filter(({ href }) => href !== '');
  if (shown.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="socials">
      <h2 id="socials">{contact.socials}</h2>
      <ul className={styles.socials}>
        {shown.map(({ name, text, href }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seller's list; nothing in it need be unlike the rest.
          <li key={place}>
            <a className={styles.social} href={href} target="_blank" rel="noreferrer">
              <Motif
                of={socialMotifs[place % socialMotifs.length] ?? birdMotif}
                stitch="cross"
                colors={clothThreads}
              />
              <b>{name[language]}</b>
              {text[language] && <span>{text[language]}</span>}
              <NewTab />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Headquarters() {
  const { contact } = useContentWords();
  const { headquarters, mapHref } = useContent();
  const language = useLanguage();
  return (
    <section className={`wall ${styles.map}`} aria-labelledby="map">
      <div className={`wrap ${styles.mapInner}`}>
        <Motif of={bigstarMotif} unit={6} />
        <div>
          <h2 id="map">{contact.map.title(headquarters[language])}</h2>
          <ButtonLink variant="line" to={mapHref} target="_blank" rel="noreferrer">
            <Icon name="pin" />
            {contact.map.open}
            <NewTab />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
