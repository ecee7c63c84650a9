import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { changePrices, type PricesChanged, pricesShown } from '../../../contracts/prices.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { callRecorded } from '../../http/api.ts';
import { formatDate } from '../../i18n/format-moment.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RestoredNotice } from '../form-draft.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import { fromList } from '../list-address.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { reloadLists } from '../products/product-list.ts';
import { SaveBar } from '../save-bar.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { PriceFields, scrollToHead } from './price-fields.tsx';
import { PriceExamples, PriceList, UnusualChange } from './price-list.tsx';
import { invalidatePlans, invalidatePreviews, plannedPath, usePricePreview } from './price-query.ts';
import { PriceScopeFields } from './price-scope-fields.tsx';
import { changeOf, describeChange, isPlannable } from './price-values.ts';
import styles from './prices.module.css';
import { usePriceDraft } from './use-price-draft.ts';
import { WhenFields } from './when-fields.tsx';

/** The most prices that change without a question: as many as are seen at a glance. */
const maxUnasked = 20;

/** Prices of many products: which, by how much, each before and after, and the button that changes them. */
export default function ChangePrices() {
  const { shell } = useWords();
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const { offerUndo } = useUndo();
  const { scope, setScope, values, setValues, isChanged, isRestored, drop, discard, startFrom } =
    usePriceDraft();
  const [isAsking, setAsking] = useState(false);
  const [leftOut, setLeftOut] = useState<PricesChanged['skipped'] | null>(null);
  const { day } = values;
  const change = day === null || isPlannable(day) ? changeOf(values) : null;
  const [listed, setListed] = useState(pricesShown);
  const { isCurrent, ...preview } = usePricePreview(
    change && { ...scope, change, language, ...(day && { day }), shown: listed },
  );
  const shown = change ? preview.data : undefined;
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) scrollToHead(document.activeElement);
  }, [isShown]);
  const done = (count: number) => (day ? say.planned(count, formatDate(day, language)) : say.done(count));
  const apply = (count: number) => (day ? say.plan(count, formatDate(day, language)) : say.apply(count));
  const reload = () => {
    reloadLists();
    queryClient.removeQueries({ queryKey: ['product'] });
    invalidatePreviews();
    invalidatePlans();
  };
  const applying = useAction(async () => {
    if (!change || !shown) return;
    const { answer, activity } = await callRecorded(changePrices, {
      ...{ change, products: shown.products },
      ...(day && { day }),
    });
    setAsking(false);
    drop();
    reload();
    offerUndo({ activity, subject: 'prices', text: done(answer.changed), onUndone: reload });
    if (answer.skipped.total === 0) return void navigate(path(day ? plannedPath : '/admin/products'));
    setLeftOut(answer.skipped);
    startFrom({ ...values, typed: '' });
  }, say.applyFailed);
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/products')}>{say.back}</BackLink>
      <PageTitle title={say.title} text={say.intro}>
        <ButtonLink size="sm" variant="line" to={path(plannedPath)} state={fromList}>
          {say.upcoming}
        </ButtonLink>
      </PageTitle>
      <form
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isCurrent || !shown?.counts.changed) return;
          if (shown.counts.changed > maxUnasked || shown.unusual) setAsking(true);
          else applying.start();
        }}
      >
        {isRestored && <RestoredNotice isOutdated={false} onDiscard={discard} />}
        {leftOut && (
          <Alert isAnswer>
            {say.leftOut(
              leftOut.products.map(({ name }) => name[language]),
              leftOut.total - leftOut.products.length,
            )}
          </Alert>
        )}
        <PriceScopeFields scope={scope} onChange={setScope} />
        <PriceFields values={values} onChange={setValues} />
        {/* Right below the field, so that it is in sight above a phone's keyboard. */}
        <div className={styles.outcome}>
          {change === null ? (
            <p className="muted">{say.begin}</p>
          ) : (
            <Pending loaded={preview} say={say} isKept={shown !== undefined} />
          )}
          {shown && (
            <>
              <p role="status">
                <b>{say.summary(shown.counts.changed)}</b>
                {shown.counts.same > 0 && ` · ${say.same(shown.counts.same)}`}
                {shown.counts.refused > 0 && ` · ${say.refused(shown.counts.refused)}`}
              </p>
              <PriceExamples products={shown.changed} />
              <UnusualChange product={shown.unusual} />
            </>
          )}
        </div>
        <WhenFields day={day} onChange={(chosen) => setValues({ ...values, day: chosen })} />
        {shown && (
          <>
            <PriceList
              title={say.refusedTitle}
              products={shown.refused}
              total={shown.counts.refused}
              onShow={setListed}
              isLoading={!isCurrent}
            />
            <PriceList
              title={say.changedTitle}
              products={shown.changed}
              total={shown.counts.changed}
              onShow={setListed}
              isLoading={!isCurrent}
            />
            <SaveBar
              isChanged={shown.counts.changed > 0}
              said={applying.failure && !isAsking ? <Alert isAnswer>{applying.failure}</Alert> : ''}
            >
              <Button
                type="submit"
                disabled={!isCurrent || shown.counts.changed === 0}
                busy={applying.isBusy}
              >
                {apply(shown.counts.changed)}
              </Button>
            </SaveBar>
          </>
        )}
      </form>
      {isAsking && change && shown && (
        <ConfirmDialog
          title={say.question(apply(shown.counts.changed))}
          action={applying}
          yes={apply(shown.counts.changed)}
          reallyYes={null}
          isBad={shown.unusual !== null}
          onClose={() => setAsking(false)}
        >
          <p>
            <b>{describeChange(change, say, language)}</b>
          </p>
          <UnusualChange product={shown.unusual} />
          <p>{day ? say.questionPlanned : say.questionNow}</p>
        </ConfirmDialog>
      )}
      <LeaveQuestion isChanged={isChanged && !applying.isBusy} onLeave={drop} />
    </>
  );
}
