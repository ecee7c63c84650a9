import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { contactIcons, mapSearch, mostOf } from '../../../contracts/content.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { BothFields, Entry, LineField, ListTools, Section } from './content-fields.tsx';
import type { ContentValues } from './content-values.ts';
import styles from './settings.module.css';

const noText = { en: '', ar: '' };

/** The list on the contact page. */
export function ContactSection() {
  const { settings: say } = useAdminWords();
  const { control } = useFormContext<ContentValues>();
  const language = useLanguage();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'contact' });
  return (
    <Section title={say.contact}>
      {fields.length === 0 && <p className="muted">{say.empty}</p>}
      <ol className={styles.list}>
        {fields.map(({ id, title }, place) => (
          <li key={id}>
            <Entry name={say.entry(place + 1)} path={`contact.${place}`} titlePath={`contact.${place}.title`}>
              <IconField place={place} />
              <BothFields name={`contact.${place}.title`} label={say.entryTitle} />
              <BothFields name={`contact.${place}.value`} label={say.value} />
              <LinkField place={place} />
            </Entry>
            <ListTools
              name={title[language] || say.entry(place + 1)}
              place={place}
              count={fields.length}
              move={move}
              remove={remove}
            />
          </li>
        ))}
      </ol>
      {fields.length < mostOf.contact ? (
        <Button
          variant="line"
          size="sm"
          onClick={() => append({ icon: 'phone', title: noText, value: noText, linkPrefix: '' })}
        >
          {say.add.entry}
        </Button>
      ) : (
        <p className="muted">{say.full}</p>
      )}
    </Section>
  );
}

function IconField({ place }: { place: number }) {
  const { settings: say } = useAdminWords();
  const { register } = useFormContext<ContentValues>();
  const icon = useWatch<ContentValues, `contact.${number}.icon`>({ name: `contact.${place}.icon` });
  return (
    <div className={styles.icon}>
      {icon && <Icon name={icon} />}
      <Field label={say.icon}>
        <Select {...register(`contact.${place}.icon`)}>
          {contactIcons.map((name) => (
            <option key={name} value={name}>
              {say.icons[name]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** What most entries are, so that nobody has to know how links begin. */
const prefixes = { none: '', mail: 'mailto:', phone: 'tel:', map: mapSearch } as const;
const kinds = ['none', 'mail', 'phone', 'map'] as const;

function LinkField({ place }: { place: number }) {
  const { settings: say } = useAdminWords();
  const { setValue } = useFormContext<ContentValues>();
  const name = `contact.${place}.linkPrefix` as const;
  const prefix = useWatch<ContentValues, typeof name>({ name }) ?? '';
  const kind = kinds.find((one) => prefixes[one] === prefix) ?? 'other';
  const choose = (chosen: string) => {
    const known = kinds.find((one) => one === chosen);
    setValue(name, known ? prefixes[known] : 'https://', { shouldDirty: true });
  };
  return (
    <>
      <Field label={say.link}>
        <Select value={kind} onChange={(event) => choose(event.target.value)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {say.links[one]}
            </option>
          ))}
          <option value="other">{say.otherLink}</option>
        </Select>
      </Field>
      {kind === 'other' && <LineField name={name} label={say.prefix} />}
    </>
  );
}

/** The cloths on the contact page that lead to the shop's other pages. */
export function SocialsSection() {
  const { settings: say } = useAdminWords();
  const { control } = useFormContext<ContentValues>();
  const language = useLanguage();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'socials' });
  return (
    <Section title={say.socials}>
      {fields.length === 0 && <p className="muted">{say.empty}</p>}
      <ol className={styles.list}>
        {fields.map(({ id, name }, place) => (
          <li key={id}>
            <Entry name={say.social(place + 1)} path={`socials.${place}`} titlePath={`socials.${place}.name`}>
              <BothFields name={`socials.${place}.name`} label={say.socialName} />
              <BothFields name={`socials.${place}.text`} label={say.socialText} />
              <LineField name={`socials.${place}.href`} label={say.href} />
            </Entry>
            <ListTools
              name={name[language] || say.social(place + 1)}
              place={place}
              count={fields.length}
              move={move}
              remove={remove}
            />
          </li>
        ))}
      </ol>
      {fields.length < mostOf.socials ? (
        <Button
          variant="line"
          size="sm"
          onClick={() => append({ name: noText, text: noText, href: 'https://' })}
        >
          {say.add.social}
        </Button>
      ) : (
        <p className="muted">{say.full}</p>
      )}
    </Section>
  );
}
