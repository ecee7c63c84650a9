import { PrivateHead } from '../../content/page-head.tsx';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { BackLink } from '../back-link.tsx';
import { collectionsQuery } from '../collections/collection-queries.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useCategories } from '../products/use-categories.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { BannerForm, bannerQuery } from './banner-form.tsx';

/** Editor of the banner at the top of the home page. */
export default function BannerPage() {
  const { shell } = useWords();
  const { banner: say } = useAdminWords();
  const path = usePath();
  const loaded = useFetched(bannerQuery, { forForm: true });
  const categories = useCategories();
  const collections = useFetched(collectionsQuery);
  // Pages that failed to load are not offered; their address can be typed.
  const arePagesPending = categories.isPending || collections.isPending;
  const linked = { categories: categories.data ?? [], collections: collections.data ?? [] };
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/settings')}>{say.back}</BackLink>
      <PageTitle title={say.title} text={say.intro} />
      <Pending loaded={{ ...loaded, isPending: loaded.isPending || arePagesPending }} say={say} />
      {loaded.data && !arePagesPending && <BannerForm loaded={loaded.data} linked={linked} />}
    </>
  );
}
