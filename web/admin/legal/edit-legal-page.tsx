import { useParams } from 'react-router';
import { getCheckoutOptions } from '../../../contracts/checkout-options.ts';
import { deliveryFees } from '../../../contracts/delivery-sums.ts';
import { getLegalText, type LegalPage, listLegalVersions } from '../../../contracts/legal.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { BackLink } from '../back-link.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { LegalForm } from './legal-form.tsx';
import { LegalVersions } from './legal-versions.tsx';
import { legalKey } from './use-legal-form.ts';

/** A legal page: its texts for editing and publishing, and all published versions. */
export default function EditLegalPage() {
  const { legal, shell } = useWords();
  const { legal: say } = useAdminWords();
  const path = usePath();
  const page = useParams().page as LegalPage;
  const loaded = useFetched(
    { queryKey: legalKey(page), queryFn: ({ signal }) => load(page, signal) },
    { forForm: true },
  );
  const { data } = loaded;
  const title = legal.titles[page] ?? say.title;
  return (
    <>
      <PrivateHead page="admin" title={shell.title(title)} />
      <BackLink to={path('/admin/legal')}>{say.backToAll}</BackLink>
      <PageTitle title={title} />
      <Pending loaded={loaded} say={say} />
      {data && (
        <LegalForm key={page} loaded={data.text} fees={data.fees}>
          {(current) => <LegalVersions page={page} versions={data.versions} current={current} />}
        </LegalForm>
      )}
    </>
  );
}

async function load(page: LegalPage, signal: AbortSignal) {
  const [text, versions, options] = await Promise.all([
    call(getLegalText, { page }, { signal }),
    call(listLegalVersions, { page }, { signal }),
    call(getCheckoutOptions, {}, { signal }),
  ]);
  return { text, versions, fees: deliveryFees(options) };
}
