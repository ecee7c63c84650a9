import { useState } from 'react';
import { Link } from 'react-router';
import type { CountedClaims } from '../../../contracts/claims.ts';
import { type ClaimName, maxOf } from '../../../contracts/content.ts';
import { defaultContent } from '../../../contracts/default-content.ts';
import type { Bilingual, Language } from '../../../contracts/language.ts';
import { stampWords } from '../../../contracts/stamp-words.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useContentWords } from '../../i18n/use-content-words.ts';
import { useHomeWords } from '../../i18n/use-home-words.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type AdminWords, useAdminWords } from '../use-admin-words.ts';
import { ClaimEditor } from './claim-editor.tsx';
import { pageOfClaim, sentencesOf } from './claim-sentence.ts';
import { type ClaimValue, isShown, removedOf } from './claim-values.ts';
import styles from './claims.module.css';

type ClaimRowProps = {
  name: ClaimName;
  value: ClaimValue;
  isAnswered: boolean;
  counted: CountedClaims | null;
  /** Confirms the claim, or changes it when a value is given; `text` is the toast. */
  onAnswer: (text: string, value?: ClaimValue) => Promise<void>;
};

/** A claim as shoppers read it, with the owner's actions. */
export function ClaimRow({ name, value, isAnswered, counted, onAnswer }: ClaimRowProps) {
  const words = { ...useWords(), content: useContentWords(), home: useHomeWords() };
  const { claims: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const [isEditing, setEditing] = useState(false);
  const title = say.names[name];
  const isSaid = isShown(value);
  const offer = offerOf(name, value, counted, say.counted, language);
  const keep = useAction(() => onAnswer(say.kept(title)), say.failed);
  const remove = useAction(() => onAnswer(say.removed(title), removedOf(value)), say.failed);
  const use = useAction(() => onAnswer(say.changed(title), offer?.value), say.failed);
  const alert = keep.failure ?? remove.failure ?? use.failure;
  return (
    <li className={styles.claim}>
      <div className={styles.says}>
        <h3>{title}</h3>
        {isSaid ? (
          <ul>
            {sentencesOf(name, value, language, words).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <p className="muted">{say.notShown}</p>
        )}
        {isSaid && (
          <p className={styles.state} data-open={!isAnswered || undefined}>
            {isAnswered ? say.answered : say.unanswered}
          </p>
        )}
        {offer && (
          <p className={styles.offer}>
            <span>{offer.text}</span>
            <Button size="sm" variant="soft" busy={use.isBusy} onClick={use.start}>
              {say.useCounted}
            </Button>
          </p>
        )}
      </div>
      {alert && <Alert>{alert}</Alert>}
      {isEditing ? (
        <ClaimEditor
          name={name}
          value={value}
          onSave={(changed) => onAnswer(say.changed(title), changed).then(() => setEditing(false))}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className={styles.buttons}>
          {isSaid && !isAnswered && (
            <Button
              size="sm"
              variant="line"
              aria-label={say.keepNamed(title)}
              busy={keep.isBusy}
              onClick={keep.start}
            >
              {say.keep}
            </Button>
          )}
          <Button
            size="sm"
            variant="text"
            aria-label={say.changeNamed(title)}
            onClick={() => setEditing(true)}
          >
            {say.change}
          </Button>
          {isSaid && (
            <Button
              size="sm"
              variant="text"
              aria-label={say.removeNamed(title)}
              busy={remove.isBusy}
              onClick={remove.start}
            >
              {say.remove}
            </Button>
          )}
          <Link className={styles.look} to={path(pageOfClaim[name])}>
            {say.look}
          </Link>
        </div>
      )}
    </li>
  );
}

/**
 * The benefits with the stamp card's in place of an earlier one about it or about points; undefined when it is already
 * there, or when there is no room.
 */
function withStampCard(benefits: Bilingual[], every: number): Bilingual[] | undefined {
  const said = { en: stampWords.en.oneOf(every), ar: stampWords.ar.oneOf(every) };
  const place = benefits.findIndex(
    ({ en }) => en.startsWith(stampWords.en.name) || en === defaultContent.claims.benefits.at(-1)?.en,
  );
  if (benefits.some(({ en, ar }) => en === said.en && ar === said.ar)) return;
  if (place >= 0) return benefits.with(place, said);
  return benefits.length < maxOf.benefits ? [...benefits, said] : undefined;
}

type Offer = { value: ClaimValue; text: string };

/** The shop's own count where it differs from the claim. */
function offerOf(
  name: ClaimName,
  value: ClaimValue,
  counted: CountedClaims | null,
  say: AdminWords['claims']['counted'],
  language: Language,
): Offer | undefined {
  if (!counted || JSON.stringify(counted[name as keyof CountedClaims] ?? null) === JSON.stringify(value))
    return;
  const { customers, shipping, reply, stamp_card: every } = counted;
  if (name === 'benefits' && every) {
    const benefits = withStampCard(value as Bilingual[], every);
    return benefits && { value: benefits, text: say.stampCard(every) };
  }
  if (name === 'customers' && customers) return { value: customers, text: say.customers(customers) };
  if (name === 'shipping' && shipping) return { value: shipping, text: say.shipping(shipping[language]) };
  return name === 'reply' && reply ? { value: reply, text: say.reply(reply[language]) } : undefined;
}
