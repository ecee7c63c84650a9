import { PrivateHead } from '../../content/page-head.tsx';
import { useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { BackToDelivery } from './back-to-delivery.tsx';
import { DeliveryTimesForm } from './delivery-times-form.tsx';
import { deliveryTimesQuery } from './delivery-times-query.ts';

/** When orders are delivered and picked up, with holidays and pauses. */
export default function DeliveryTimes() {
  const { shell } = useWords();
  const { deliveryTimes: say } = useAdminWords();
  const loaded = useFetched(deliveryTimesQuery, { forForm: true });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackToDelivery />
      <PageTitle title={say.title} text={say.intro} />
      <Pending loaded={loaded} say={say} />
      {loaded.data && <DeliveryTimesForm loaded={loaded.data} />}
    </>
  );
}
