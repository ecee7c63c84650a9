import { useState } from 'react';
import { cancelPlannedPrices, type PlannedPrices as Plan, pricesShown } from '../../../contracts/prices.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { callRecorded } from '../../http/api.ts';
import { formatDate } from '../../i18n/format-moment.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { useLatest } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { BackLink } from '../back-link.tsx';
import { EmptyList } from '../empty-list.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { PriceList } from './price-list.tsx';
import { invalidatePlans, usePlannedPrices } from './price-query.ts';
import styles from './prices.module.css';

/** What to cancel: a plan, or one product of it. */
type Asked = { id: string; product?: string; what: string };

/** Scheduled price changes, with buttons to cancel them. */
export default function PlannedPrices() {
  const { shell } = useWords();
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const [listed, setListed] = useState(pricesShown);
  const loaded = usePlannedPrices({ shown: listed });
  const [asked, setAsked] = useState<Asked | null>(null);
  const plans = useLatest(loaded.data);
  const ask = ({ id, day, total }: Plan, product?: { id: string; name: string }) =>
    setAsked({
      ...{ id, what: `${formatDate(day, language)} · ${product?.name ?? say.countPrices(total, null)}` },
      ...(product && { product: product.id }),
    });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.upcoming)} />
      <BackLink to={path('/admin/products')}>{say.back}</BackLink>
      <PageTitle title={say.upcoming} text={say.upcomingIntro}>
        <ButtonLink size="sm" variant="line" to={path('/admin/products/prices')}>
          {say.title}
        </ButtonLink>
      </PageTitle>
      <Pending
        loaded={loaded}
        say={{ loading: say.upcomingLoading, failed: say.upcomingFailed, retry: say.retry }}
        isKept={plans !== undefined}
      />
      {plans?.length === 0 && (
        <EmptyList
          title={say.nothingPlanned}
          text={say.nothingPlannedText}
          action={
            <ButtonLink variant="line" to={path('/admin/products/prices')}>
              {say.title}
            </ButtonLink>
          }
        />
      )}
      <div className={styles.page}>
        {plans?.map((plan) => (
          <div key={plan.id} className={styles.plan}>
            <PriceList
              title={formatDate(plan.day, language)}
              products={plan.products}
              total={plan.total}
              onShow={setListed}
              isLoading={loaded.isPending}
              isPlan
              action={({ id, name }) => (
                <IconButton
                  label={say.cancelOne(name[language])}
                  onClick={() => ask(plan, { id, name: name[language] })}
                >
                  <Icon name="close" />
                </IconButton>
              )}
            />
            <div className={styles.foot}>
              <p className="muted">{say.countPrices(plan.total, plan.by?.name ?? null)}</p>
              <Button
                size="sm"
                variant="line"
                aria-label={say.cancelNamed(formatDate(plan.day, language))}
                onClick={() => ask(plan)}
              >
                {say.cancel}
              </Button>
            </div>
          </div>
        ))}
      </div>
      {asked && <Question asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Question({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { shell } = useWords();
  const { prices: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const cancelling = useAction(async () => {
    const { id, product } = asked;
    // A missing plan was applied or cancelled: the list shows it either way.
    const input = { id, ...(product && { product }) };
    const { activity } = await callRecorded(cancelPlannedPrices, input).finally(invalidatePlans);
    offerUndo({
      activity,
      // Replaces the toast that may still offer to undo the plan.
      subject: product ? `planned ${product}` : 'prices',
      text: product ? say.cancelledOne : say.cancelled,
      onUndone: invalidatePlans,
    });
    onClose();
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={asked.product ? say.cancelOneQuestion : say.cancelQuestion}
      closeLabel={shell.close}
      width="narrow"
      busy={cancelling.isBusy}
      foot={
        <>
          <Button variant="line" disabled={cancelling.isBusy} onClick={onClose}>
            {say.keep}
          </Button>
          <Button variant="bad" busy={cancelling.isBusy} onClick={cancelling.start}>
            {asked.product ? say.cancelPrice : say.cancel}
          </Button>
        </>
      }
    >
      <p>
        <bdi>{asked.what}</bdi>
      </p>
      {cancelling.failure ? <Alert>{cancelling.failure}</Alert> : <p className="muted">{say.cancelText}</p>}
    </Modal>
  );
}
