import { getEditableContent } from '../../../contracts/settings.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsLinks } from './settings-links.tsx';
import { TwoFactorOffer } from './two-factor-offer.tsx';
import { contentKey } from './use-content-form.ts';

/** The shop's content: its name, claims and contact details. */
export default function Settings() {
  const words = useWords();
  const { settings: say } = useAdminWords();
  const loaded = useFetched(
    { queryKey: contentKey, queryFn: ({ signal }) => call(getEditableContent, {}, { signal }) },
    { forForm: true },
  );
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(say.title)} />
      <PageTitle title={say.title} text={say.text} />
      {loaded.data && <SettingsForm loaded={loaded.data} />}
      <Pending loaded={loaded} say={say} />
      {/* Last: on a phone More has the same links, and the form is the purpose of the page. */}
      {!loaded.isPending && (
        <>
          <SettingsLinks />
          <TwoFactorOffer />
        </>
      )}
    </>
  );
}
