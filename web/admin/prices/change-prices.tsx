import { useEffect } from 'react';
import { PrivateHead } from '../../content/page-head.tsx';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RestoredNotice } from '../form-draft.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import { fromList } from '../list-address.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { PriceFields, scrollToHead } from './price-fields.tsx';
import { exampleCount, PriceExamples, PriceList, UnusualChange } from './price-list.tsx';
import { plannedPath } from './price-query.ts';
import { PriceScopeFields } from './price-scope-fields.tsx';
import { describeChange } from './price-values.ts';
import styles from './prices.module.css';
import { type PriceChange, usePriceChange } from './use-price-change.ts';
import { WhenFields } from './when-fields.tsx';

/** Changes the prices of many products: selection, operation, a preview of each price before and after, and the button. */
export default function ChangePrices() {
  const { shell } = useWords();
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const prices = usePriceChange();
  const { draft, day, leftOut, applying, submit } = prices;
  const { values, setValues } = draft;
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
          submit();
        }}
      >
        {draft.isRestored && <RestoredNotice isOutdated={false} onDiscard={draft.discard} />}
        {leftOut && (
          <Alert isAnswer>
            {say.leftOut(
              leftOut.products.map(({ name }) => name[language]),
              leftOut.total - leftOut.products.length,
            )}
          </Alert>
        )}
        <PriceScopeFields scope={draft.scope} onChange={draft.setScope} />
        <PriceFields values={values} onChange={setValues} />
        <PreviewSummary {...prices} />
        <WhenFields day={day} onChange={(chosen) => setValues({ ...values, day: chosen })} />
        <PreviewLists {...prices} />
      </form>
      <PriceQuestion {...prices} />
      <LeaveQuestion isChanged={draft.isChanged && !applying.isBusy} onLeave={draft.drop} />
    </>
  );
}

/** The number of changed prices, with examples. Right below the field, so that it is visible above a phone's keyboard. */
function PreviewSummary({ change, preview, shown }: PriceChange) {
  const { prices: say } = useAdminWords();
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) scrollToHead(document.activeElement);
  }, [isShown]);
  return (
    <div className={styles.outcome}>
      {change === null ? (
        <p className="muted">{say.begin}</p>
      ) : (
        <Pending loaded={preview} say={say} isKept={isShown} />
      )}
      {shown && (
        <>
          <p role="status">
            <b>{say.summary(shown.counts.changed)}</b>
            {shown.counts.same > 0 && ` · ${say.same(shown.counts.same)}`}
            {shown.counts.refused > 0 && ` · ${say.refused(shown.counts.refused)}`}
          </p>
          {/* The unusual one has a place of its own. */}
          <PriceExamples products={shown.changed.filter(({ id }) => id !== shown.unusual?.id)} />
          <UnusualChange product={shown.unusual} />
        </>
      )}
    </div>
  );
}

/** Each price before and after, and the button that changes them. */
function PreviewLists({ shown, isCurrent, setListed, applying, isAsking, labelOf }: PriceChange) {
  const { prices: say } = useAdminWords();
  if (!shown) return null;
  const { changed, refused } = shown.counts;
  return (
    <>
      <PriceList
        title={say.refusedTitle}
        products={shown.refused}
        total={refused}
        onShow={setListed}
        isLoading={!isCurrent}
      />
      {/* As few as the examples above are all there already. */}
      {changed > exampleCount && (
        <PriceList
          title={say.changedTitle}
          products={shown.changed}
          total={changed}
          onShow={setListed}
          isLoading={!isCurrent}
        />
      )}
      <SaveBar
        isChanged={changed > 0}
        said={applying.failure && !isAsking ? <Alert isAnswer>{applying.failure}</Alert> : ''}
      >
        <Button type="submit" disabled={!isCurrent || changed === 0} busy={applying.isBusy}>
          {labelOf(changed)}
        </Button>
      </SaveBar>
    </>
  );
}

/** Confirmation before many prices change, or one by an unusual amount. */
function PriceQuestion({ isAsking, change, shown, day, applying, labelOf, closeQuestion }: PriceChange) {
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  if (!isAsking || !change || !shown) return null;
  const label = labelOf(shown.counts.changed);
  return (
    <ConfirmDialog
      title={say.question(label)}
      action={applying}
      yes={label}
      reallyYes={null}
      isBad={shown.unusual !== null}
      onClose={closeQuestion}
    >
      <p>
        <b>{describeChange(change, say, language)}</b>
      </p>
      <UnusualChange product={shown.unusual} />
      <p>{day ? say.questionPlanned : say.questionNow}</p>
    </ConfirmDialog>
  );
}
