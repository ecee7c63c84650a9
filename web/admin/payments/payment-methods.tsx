import { PrivateHead } from '../../content/page-head.tsx';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { BackLink } from '../back-link.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { PaymentMethodsForm } from './payment-methods-form.tsx';
import { paymentSettingsQuery } from './payment-settings-query.ts';

/** The payment methods, and the accounts that customers pay to. */
export default function PaymentMethods() {
  const { shell } = useWords();
  const { paymentMethods: say, settings } = useAdminWords();
  const path = usePath();
  const loaded = useFetched(paymentSettingsQuery, { forForm: true });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/settings')}>{settings.back}</BackLink>
      <PageTitle title={say.title} text={say.intro} />
      <Pending loaded={loaded} say={say} />
      {loaded.data && <PaymentMethodsForm loaded={loaded.data} />}
    </>
  );
}
