import { PrivateHead } from '../../content/page-head.tsx';
import { useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { AbroadForm } from './abroad-form.tsx';
import { abroadQuery } from './abroad-query.ts';
import { BackToDelivery } from './back-to-delivery.tsx';

/** The countries abroad that orders are delivered to. */
export default function Abroad() {
  const { shell } = useWords();
  const { abroad: say } = useAdminWords();
  const loaded = useFetched(abroadQuery, { forForm: true });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackToDelivery />
      <PageTitle title={say.title} text={say.intro} />
      <Pending loaded={loaded} say={say} />
      {loaded.data && <AbroadForm loaded={loaded.data} />}
    </>
  );
}
