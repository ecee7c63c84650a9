import { type SyntheticEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readAmount } from '../../../contracts/amounts.ts';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { maxPieces } from '../../../contracts/stock.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useChangeQuery, withParameter } from '../../ui/use-change-query.ts';
import { BackLink } from '../back-link.tsx';
import { bringIntoSight } from '../bring-into-sight.ts';
import { EmptyList } from '../empty-list.tsx';
import { RestoredNotice } from '../form-draft.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import rows from '../list.module.css';
import { fromStock, useRememberedQuery } from '../list-address.ts';
import { useKnownFilters } from '../list-query.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useProductList } from '../products/product-list.ts';
import { RowLink } from '../row-link.tsx';
import { SearchBox } from '../search-box.tsx';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useCountText } from '../use-count-text.ts';
import styles from './stock-list.module.css';
import { useStockChanges } from './use-stock-changes.ts';
import { type ListAct, useTypedPieces } from './use-typed-pieces.ts';

/**
 * All counted products with a field each, for a delivery or for counting with a phone in hand. With `all` in the
 * address the others, too; their first count starts the counting.
 */
export default function StockList() {
  const { shell } = useWords();
  const { products, stock: say, listKept } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const [query] = useSearchParams();
  const change = useChangeQuery();
  const countText = useCountText();
  const q = query.get('q') ?? '';
  const isAll = query.get('all') === '1';
  useKnownFilters({ all: isAll ? '1' : null });
  const typed = useTypedPieces(isAll);
  const { act } = typed;
  const showAll = (isWanted: boolean) =>
    change((before) => withParameter(before, 'all', isWanted ? '1' : ''));
  useRememberedQuery();
  const { list, fetched, more, hasMoreFailed } = useProductList({
    ...(!isAll && { state: 'counted' as const }),
    ...{ sort: q ? undefined : ('name' as const), language },
    ...(q && { q }),
  });
  // Neither boxes, which have no count of their own, nor a product whose counting has just ended.
  const items = list?.items.filter(({ parts, stock }) => (isAll ? parts.length === 0 : stock)) ?? [];
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/products')}>{say.back}</BackLink>
      <PageTitle title={say.title} text={say.listIntro} />
      <search className={styles.tools}>
        <SearchBox
          label={say.search}
          placeholder={say.search}
          value={q}
          onSearch={(text) => change((all) => withParameter(all, 'q', text), { isTyping: true })}
        />
        <Segmented
          label={say.what}
          value={act}
          onValueChange={(next) => {
            typed.setAct(next);
            if (isAll && next === 'received') showAll(false);
          }}
          options={(['received', 'counted'] as const).map((value) => ({ value, label: say.acts[value] }))}
        />
        {act === 'counted' && (
          <div className={styles.all}>
            <Checkbox
              checked={isAll}
              onChange={({ target }) => {
                typed.setAct('counted');
                showAll(target.checked);
              }}
            >
              {say.withUncounted}
            </Checkbox>
          </div>
        )}
      </search>
      <div className={styles.page}>
        {typed.isRestored && (
          <div className={styles.restored}>
            <RestoredNotice isOutdated={false} onDiscard={typed.discard} />
          </div>
        )}
        <p className={styles.count} role="status">
          {list && countText(list.page, isAll ? products.count : say.products)}
        </p>
        <Pending loaded={fetched} say={say} isKept={items.length > 0} />
        {items.length > 0 && (
          <ul key={typed.round} className={`${rows.list} ${styles.list}`}>
            {items.map((product) => (
              <Row key={product.id} product={product} act={act} typed={typed} />
            ))}
          </ul>
        )}
        {list && items.length === 0 && !fetched.isError && (
          <EmptyList
            title={isAll ? products.none : q ? say.none : say.empty}
            text={isAll || q ? '' : say.emptyText}
            action={
              !isAll && (
                <Button variant="line" onClick={() => showAll(true)}>
                  {q ? say.searchAll : say.begin}
                </Button>
              )
            }
          />
        )}
        {list?.page.cursor && (
          <div className={styles.more}>
            {hasMoreFailed && <Alert>{listKept}</Alert>}
            <Button variant="line" busy={more.isBusy} onClick={more.start}>
              {say.more}
            </Button>
          </div>
        )}
      </div>
      <LeaveQuestion isChanged={typed.isChanged} onLeave={typed.drop} />
    </>
  );
}

/** Focuses the field of the next row; after the last row the focus stays. */
const focusNextField = (form: HTMLFormElement) =>
  form.closest('li')?.nextElementSibling?.querySelector('input')?.focus();

/** The longest name that fits beside its field on a narrow phone, in characters. */
const longestBeside = 24;

type RowProps = { product: AdminProduct; act: ListAct; typed: ReturnType<typeof useTypedPieces> };

function Row({ product, act, typed: { typedInto, type } }: RowProps) {
  const errors = useAdminErrors();
  const { stock: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { id, stock, weight, few_left } = product;
  const left = stock?.left ?? null;
  const changes = useStockChanges(id, left);
  const [text, setText] = useState(typedInto(id));
  const [fault, setFault] = useState<string | null>(null);
  const faultId = useId();
  const name = product.name[language];
  const change = (next: string) => {
    setText(next);
    type(id, next);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pieces = readAmount(text);
    const min = act === 'counted' ? 0 : 1;
    if (!(Number.isInteger(pieces) && pieces >= min && pieces <= maxPieces))
      return setFault(errors.fields[act === 'counted' ? 'pieces_invalid' : 'moved_invalid']);
    setFault(null);
    // When the keyboard is used, the next product can be counted while this one is being saved.
    if (document.activeElement?.matches('input')) focusNextField(event.currentTarget);
    // What was typed since sending stays.
    const whenDone = () => {
      if (typedInto(id) === text) change('');
    };
    if (act === 'counted') changes.count({ left: pieces }, whenDone);
    else changes.move({ kind: 'received', quantity: pieces }, whenDone);
  };
  const said = fault ?? changes.failure;
  return (
    <li className={styles.row} data-long={name.length > longestBeside || undefined}>
      <div>
        <RowLink to={path(`/admin/products/${id}/stock`)} name={name} state={fromStock} />
        <small data-low={few_left !== null || undefined}>
          <DottedLine
            parts={[formatWeight(weight, language), left === null ? say.notCounted : say.leftOf(left)]}
          />
        </small>
      </div>
      <form noValidate onSubmit={submit}>
        <TextInput
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={`${say.pieces[act]} ${name}`}
          aria-invalid={said ? true : undefined}
          aria-describedby={said ? faultId : undefined}
          placeholder={act === 'counted' ? String(left ?? '') : '+'}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <IconButton
          variant={text ? 'ink' : 'line'}
          type="submit"
          label={say.saveNamed(name)}
          busy={changes.isBusy}
        >
          <Icon name="check" />
        </IconButton>
      </form>
      {said && (
        <p ref={bringIntoSight} id={faultId} className={styles.fault} role="alert">
          {said}
        </p>
      )}
    </li>
  );
}
