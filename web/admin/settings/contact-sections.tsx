import { useFormContext, useWatch } from 'react-hook-form';
import { contactIcons, mapSearch, maxOf } from '../../../contracts/content.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { BothFields, Entry, LineField } from './content-fields.tsx';
import { ContentList } from './content-list.tsx';
import type { ContentValues } from './content-values.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

const noText = { en: '', ar: '' };

/** The list on the contact page. */
export function ContactSection() {
  const { settings: say } = useAdminWords();
  const { getValues } = useFormContext<ContentValues>();
  const language = useLanguage();
  return (
    <SettingsSection part="contact" hint={say.contactHint}>
      <ContentList
        name="contact"
        nameOf={(place) => getValues(`contact.${place}.title.${language}`) || say.entry(place + 1)}
        add={say.add.entry}
        max={maxOf.contact}
        blank={{ icon: 'phone', title: noText, value: noText, linkPrefix: '' }}
      >
        {(place) => (
          <Entry name={say.entry(place + 1)} path={`contact.${place}`} titlePath={`contact.${place}.title`}>
            <IconField place={place} />
            <BothFields name={`contact.${place}.title`} label={say.entryTitle} />
            <BothFields name={`contact.${place}.value`} label={say.value} />
            <LinkField place={place} />
          </Entry>
        )}
      </ContentList>
    </SettingsSection>
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

/** Link prefixes by kind of contact, chosen by name, so that the seller need not know URL syntax. */
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

/** The links on the contact page to the shop's social media pages. */
export function SocialsSection() {
  const { settings: say } = useAdminWords();
  const { getValues } = useFormContext<ContentValues>();
  const language = useLanguage();
  return (
    <SettingsSection part="socials" hint={say.socialsHint}>
      <ContentList
        name="socials"
        nameOf={(place) => getValues(`socials.${place}.name.${language}`) || say.social(place + 1)}
        add={say.add.social}
        max={maxOf.socials}
        blank={{ name: noText, text: noText, href: '' }}
      >
        {(place) => (
          <Entry name={say.social(place + 1)} path={`socials.${place}`} titlePath={`socials.${place}.name`}>
            <BothFields name={`socials.${place}.name`} label={say.socialName} />
            <BothFields name={`socials.${place}.text`} label={say.socialText} />
            <LineField name={`socials.${place}.href`} label={say.href} />
          </Entry>
        )}
      </ContentList>
    </SettingsSection>
  );
}
