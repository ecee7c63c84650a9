import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EditedBanner } from '../../../contracts/banner.ts';
import type { Category } from '../../../contracts/categories.ts';
import type { AdminCollection } from '../../../contracts/collections.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { useAdminWords } from '../use-admin-words.ts';

type Page = { address: string; name: string };
type PageGroup = { name: string; pages: Page[] };

export type LinkedPages = { categories: Category[]; collections: AdminCollection[] };

type BannerLinkProps = {
  form: UseFormReturn<EditedBanner>;
  linked: LinkedPages;
  error: string | undefined;
};

/** The value of the option that opens the address field; not the address of a page. */
const elsewhere = 'elsewhere';

/** The target of the banner: none, a page of the shop chosen by name, or a typed address. */
export function BannerLink({ form, linked, error }: BannerLinkProps) {
  const { banner: say } = useAdminWords();
  const groups = usePageGroups(linked);
  // The typed address; reset by an undo or another version.
  const [typed, setTyped] = useState<string | null>(null);
  const link = form.watch('link');
  const isPage = groups.some(({ pages }) => pages.some(({ address }) => address === link));
  const isElsewhere = typed === link || (link !== '' && !isPage);
  const choose = (value: string) => {
    setTyped(value === elsewhere ? '' : null);
    form.setValue('link', value === elsewhere ? '' : value, { shouldDirty: true });
    form.clearErrors('link');
  };
  return (
    <>
      <Field label={say.link} note={say.optional}>
        <Select
          value={isElsewhere ? elsewhere : link}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{say.nowhere}</option>
          {groups.map(({ name, pages }) => (
            <optgroup key={name} label={name}>
              {pages.map((page) => (
                <option key={page.address} value={page.address}>
                  {page.name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={elsewhere}>{say.elsewhere}</option>
        </Select>
      </Field>
      {isElsewhere && (
        <Field label={say.address} hint={say.addressHint} error={error}>
          <TextInput
            {...form.register('link', { onChange: ({ target }) => setTyped(target.value) })}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
          />
        </Field>
      )}
    </>
  );
}

/** The pages that a banner may link to, grouped; without empty groups. */
function usePageGroups({ categories, collections }: LinkedPages): PageGroup[] {
  const { catalogue, legal } = useWords();
  const { banner: say, categories: categoryWords, collections: collectionWords } = useAdminWords();
  const { stores } = catalogue;
  const language = useLanguage();
  const groups: PageGroup[] = [
    {
      name: say.pages,
      pages: [
        { address: '/products?store=mouneh', name: stores.mouneh.name },
        { address: '/products?store=cilka', name: stores.cilka.name },
        { address: '/delivery-returns', name: legal.titles['delivery-returns'] },
      ],
    },
    {
      name: categoryWords.title,
      pages: categories.map(({ slug, name }) => ({
        address: `/store-selection?category=${slug}`,
        name: name[language],
      })),
    },
    {
      name: collectionWords.title,
      pages: collections
        .filter(({ shown }) => shown)
        .map(({ slug, name }) => ({ address: `/collections/${slug}`, name: name[language] })),
    },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
