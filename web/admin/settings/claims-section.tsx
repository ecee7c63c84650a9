import { useWatch } from 'react-hook-form';
import { maxOf } from '../../../contracts/content.ts';
import { describeQuality } from '../../i18n/describe-quality.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useContentWords } from '../../i18n/use-content-words.ts';
import { useHomeWords } from '../../i18n/use-home-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FieldPair } from '../both-languages.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { BothFields, LineField } from './content-fields.tsx';
import { ContentList } from './content-list.tsx';
import { type ContentValues, readFigure } from './content-values.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** The shop's claims, and the sentences in which they appear. */
export function ClaimsSection() {
  const { claims, settings: say } = useAdminWords();
  const path = usePath();
  return (
    <>
      <SettingsSection part="claims" hint={say.claimsHint}>
        <div>
          <ButtonLink size="sm" variant="line" to={path('/admin/claims')}>
            {claims.open}
          </ButtonLink>
        </div>
        <FieldPair>
          <LineField
            name="claims.customers"
            label={say.customers}
            error={say.customersInvalid}
            type="figure"
          />
          <LineField name="claims.rating" label={say.rating} error={say.ratingInvalid} type="figure" />
        </FieldPair>
        <BothFields name="claims.shipping" label={say.shipping} />
        <BothFields name="claims.reply" label={say.reply} />
        <BothFields name="claims.support" label={say.support} />
        <Preview />
      </SettingsSection>
      <SettingsSection part="badges">
        <TextList name="claims.badges" nameOf={say.badge} add={say.add.badge} max={maxOf.badges} />
      </SettingsSection>
      <SettingsSection part="benefits" hint={say.benefitsHint}>
        <TextList name="claims.benefits" nameOf={say.benefit} add={say.add.benefit} max={maxOf.benefits} />
      </SettingsSection>
      <SettingsSection part="checkout">
        <TextList name="claims.checkout" nameOf={say.badge} add={say.add.badge} max={maxOf.checkout} />
      </SettingsSection>
    </>
  );
}

function Preview() {
  const { settings: say } = useAdminWords();
  const { catalogue, shell } = useWords();
  const home = useHomeWords();
  const content = useContentWords();
  const language = useLanguage();
  const { customers, rating, reply, shipping, support } = useWatch<ContentValues, 'claims'>({
    name: 'claims',
  });
  const figure = (text: string) => readFigure(text) || null;
  const sentences = [
    describeQuality(figure(rating), figure(customers), home),
    home.benefits.fresh.text(shipping[language]),
    shipping[language] && catalogue.delivery(shipping[language]),
    reply[language] && content.contact.tips.reply(reply[language]),
    support[language] && shell.footer.support(support[language]),
  ].filter(Boolean);
  return (
    <div className={styles.preview}>
      <h3>{say.preview}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

type TextListProps = {
  name: 'claims.badges' | 'claims.benefits' | 'claims.checkout';
  /** The name of an entry, counted from 1. */
  nameOf: (place: number) => string;
  add: string;
  max: number;
};

function TextList({ name, nameOf, add, max }: TextListProps) {
  return (
    <ContentList
      name={name}
      nameOf={(place) => nameOf(place + 1)}
      add={add}
      max={max}
      blank={{ en: '', ar: '' }}
    >
      {(place) => <BothFields name={`${name}.${place}`} label={nameOf(place + 1)} />}
    </ContentList>
  );
}
