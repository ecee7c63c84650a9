import { getSizes } from '../../../contracts/sizes.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { ListItemPage } from '../list-item-page.tsx';
import { PageTitle } from '../page-title.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { Route } from './+types/sizes-page.ts';
import { SizesForm } from './sizes-form.tsx';
import { sizesKey } from './sizes-key.ts';

/** The sizes of a product in one table. */
export default function SizesPage({ params: { id } }: Route.ComponentProps) {
  const { shell } = useWords();
  const { sizes: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const loaded = useFetched(
    { queryKey: sizesKey(id), queryFn: ({ signal }) => call(getSizes, { id }, { signal }) },
    { forForm: true },
  );
  const name = loaded.data?.find((size) => size.id === id)?.name[language] ?? '';
  return (
    <>
      <PrivateHead page="admin" title={shell.title(name ? say.titleOf(name) : say.title)} />
      <ListItemPage loaded={loaded} list={path(`/admin/products/${id}`)} say={say}>
        {(sizes) => (
          <>
            <PageTitle title={<bdi>{name}</bdi>} isLong={name.length > 60} text={say.intro} />
            <SizesForm key={id} id={id} sizes={sizes} />
          </>
        )}
      </ListItemPage>
    </>
  );
}
