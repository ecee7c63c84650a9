import type { ContactEntry } from '../../contracts/content.ts';
import { useContent } from '../content.tsx';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { bigstarMotif } from '../illustrations/motif-paths/bigstar-motif.ts';
import { birdMotif } from '../illustrations/motif-paths/bird-motif.ts';
import { heartMotif } from '../illustrations/motif-paths/heart-motif.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import { starMotif } from '../illustrations/motif-paths/star-motif.ts';
import { starletMotif } from '../illustrations/motif-paths/starlet-motif.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Motif } from '../ui/motif.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

export default function Contact() {
  const { content, descriptions, shell } = useWords();
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
      <Reach />
      <div className={`wrap ${styles.columns}`}>
        <ContactForm />
        <Tips />
      </div>
      <Socials />
      <Headquarters />
    </>
  );
}

function Reach() {
  const { contact } = useWords().content;
  const { contact: entries } = useContent();
  const language = useLanguage();
  if (entries.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="reach">
      <h2 id="reach">{contact.reach}</h2>
      <ul className={styles.entries}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seller's list; nothing in it need be unlike the rest.
          <li key={place}>
            <Icon name={entry.icon} />
            <div>
              <h3 className={styles.entryTitle}>{entry.title[language]}</h3>
              <EntryValue entry={entry} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Addresses of the net stand left to right in both languages. */
function EntryValue({ entry }: { entry: ContactEntry }) {
  const language = useLanguage();
  const value = entry.value[language];
  if (!entry.linkPrefix) return <p>{value}</p>;
  const isAway = entry.linkPrefix.startsWith('http');
  return (
    <p>
      <a
        className={styles.entryLink}
        href={
          entry.linkPrefix + (entry.linkPrefix === 'tel:' ? value.replace(/[^\d+]/g, '') : encodeURI(value))
        }
        {...(isAway && { target: '_blank', rel: 'noreferrer' })}
      >
        {isAway ? value : <bdi dir="ltr">{value}</bdi>}
        {isAway && <NewTab />}
      </a>
    </p>
  );
}

function NewTab() {
  const { contact } = useWords().content;
  return <span className="visually-hidden"> {contact.newTab}</span>;
}

function Tips() {
  const { contact } = useWords().content;
  const language = useLanguage();
  const { reply, support } = useContent().claims;
  const tips = [
    contact.tips.urgent,
    reply[language] && contact.tips.reply(reply[language]),
    support[language] && contact.tips.support(support[language]),
  ];
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <h2 id="tips">{contact.tips.title}</h2>
      <ul>
        {tips.filter(Boolean).map((tip) => (
          <li key={tip}>
            <Motif of={starletMotif} unit={2} colors={['currentColor']} />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cloth is lit alike by day and by night, so the threads have fixed colours. */
const clothThreads = ['#fbf1dc', '#f0b64a', '#f0b64a', '#fbf1dc'];
const socialMotifs = [birdMotif, starMotif, heartMotif, bigstarMotif];

function Socials() {
  const { contact } = useWords().content;
  const { socials } = useContent();
  const language = useLanguage();
  if (socials.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="socials">
      <h2 id="socials">{contact.socials}</h2>
      <ul className={styles.socials}>
        {socials.map(({ name, text, href }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
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
  const { contact } = useWords().content;
  const { headquarters, mapHref } = useContent();
  const language = useLanguage();
  return (
    <section className={`wall ${styles.map}`} aria-labelledby="map">
      <div className={`wrap ${styles.mapInner}`}>
        <Motif of={bigstarMotif} unit={6} />
        <div>
          <h2 id="map">{contact.map.title(headquarters[language])}</h2>
          <p>{contact.map.text}</p>
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
