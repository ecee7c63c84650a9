import { claimNames } from '../../../contracts/content.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { usePath, useWords } from '../../i18n/language.tsx';
import { BackLink } from '../back-link.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ClaimsList } from './claims-list.tsx';
import { useClaims } from './use-claims.ts';

/** All claims of the shop, answered or not. */
export default function ClaimsPage() {
  const { shell } = useWords();
  const { claims: say } = useAdminWords();
  const path = usePath();
  const state = useClaims();
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/settings')}>{say.back}</BackLink>
      <PageTitle title={say.title} text={say.pageText} />
      {!state.content && <Pending loaded={state.loaded} say={say} />}
      <ClaimsList state={state} names={claimNames} />
    </>
  );
}
