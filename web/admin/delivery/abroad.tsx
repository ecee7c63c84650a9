import { PrivateHead } from '../../content/page-head.tsx';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { BackLink } from '../back-link.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { AbroadForm } from './abroad-form.tsx';
import { abroadQuery } from './abroad-query.ts';

/** The countries that orders are delivered to. */
export default function Abroad() {
  const { shell } = useWords();
  const { abroad: say, delivery } = useAdminWords();
  const path = usePath();
  const loaded = useFetched(abroadQuery, { forForm: true });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/delivery')}>{delivery.back}</BackLink>
      <PageTitle title={say.title} text={say.intro} />
      <Pending loaded={loaded} say={say} />
      {loaded.data && <AbroadForm loaded={loaded.data} />}
    </>
  );
}
