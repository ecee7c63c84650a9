import { Controller } from 'react-hook-form';
import { type AdminCollection, maxInCollection } from '../../../contracts/collections.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { BothLanguages, SlugField } from '../both-languages.tsx';
import { ProductsField } from '../products-field.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import type { CollectionForm } from './use-collection-form.ts';

type CollectionFieldsProps = Pick<CollectionForm, 'form' | 'slug'> & { collection: AdminCollection | null };

export function CollectionFields({ form, slug, collection }: CollectionFieldsProps) {
  const { collections: say } = useAdminWords();
  const errorOf = useErrorOf(form);
  const shownSlug = form.watch('slug');
  const isOtherSlug = collection !== null && shownSlug !== collection.slug;
  return (
    <>
      <BothLanguages
        label={say.name}
        errorOf={(language) => errorOf(`name.${language}`)}
        register={(language) => form.register(`name.${language}`, { onChange: slug.nameChanged })}
        isRequired
      />
      <SlugField
        label={say.slug}
        hint={isOtherSlug ? say.slugWarning : say.slugHint}
        error={errorOf('slug')}
        address={`/collections/${shownSlug || '…'}`}
        input={form.register('slug', { onChange: slug.changed, onBlur: slug.fillEmpty })}
      />
      <BothLanguages
        label={say.description}
        note={say.optional}
        errorOf={(language) => errorOf(`description.${language}`)}
        register={(language) => form.register(`description.${language}`)}
        rows={3}
      />
      <Controller
        control={form.control}
        name="products"
        render={({ field: { value, onChange } }) => (
          <ProductsField
            label={say.products}
            hint={value.length > 0 ? say.productsHint : say.noProducts}
            products={value}
            max={maxInCollection}
            onChange={onChange}
          />
        )}
      />
      <Checkbox {...form.register('shown')}>{say.shown}</Checkbox>
      <Checkbox {...form.register('on_home')}>{say.onHome}</Checkbox>
    </>
  );
}
