import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { useReplacePage } from '../../ui/closed-by-back.ts';
import { Icon } from '../../ui/icon.tsx';
import { BackLink } from '../back-link.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import { useListAddress } from '../list-address.ts';
import { PageTitle } from '../page-title.tsx';
import { toastName } from '../short-name.ts';
import { readTabDraft, storeTabDraft } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { Conflict } from './conflict.tsx';
import { justAdded, NextSteps } from './next-steps.tsx';
import styles from './product-form.module.css';
import { ProductForm } from './product-form.tsx';
import { dropProduct, invalidateProductList, putProduct } from './product-list.ts';
import type { ProductValues } from './product-values.ts';
import { useDeleteProduct } from './use-delete-product.tsx';
import { type ProductDraft, useProductForm } from './use-product-form.ts';
import { refresh } from './use-quick-edit.ts';

type ProductPageProps = {
  title: string;
  draftKey: string;
  /** Null to create a product. */
  product: AdminProduct | null;
  start: ProductValues;
  categories: Category[];
};

/**
 * Create and edit page: form, conflict resolution and leave confirmation. Saving returns to the list, adding opens the
 * product.
 */
export function ProductPage({ title, draftKey, product, start, categories }: ProductPageProps) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const { offerUndo } = useUndo();
  const path = usePath();
  const navigate = useNavigate();
  const replacePage = useReplacePage();
  const { state: came } = useLocation();
  const { list, goToList, followBack } = useListAddress('/admin/products');
  const state = useProductForm({
    draftKey,
    product,
    start,
    onSaved: (saved, activity, typedAsNew) => {
      const { id } = saved;
      const name = toastName(saved.name[language]);
      if (!typedAsNew) {
        putProduct(saved);
        const onUndone = () => void refresh(id);
        offerUndo({ activity, subject: id, text: words.updated(name), onUndone, isFromForm: true });
        return goToList();
      }
      invalidateProductList();
      const page = path(`/admin/products/${id}`);
      const form = window.location.pathname + window.location.search;
      const onUndone = () => {
        dropProduct(id);
        // Restores the typed values in the form for new products, unless another draft exists.
        const isFree = readTabDraft(draftKey) === null;
        if (isFree) storeTabDraft(draftKey, { values: typedAsNew, base: null } satisfies ProductDraft);
        const { pathname } = window.location;
        if (pathname === page) void navigate(isFree ? form : list, { replace: true, state: came });
        else if (pathname.startsWith(`${page}/`)) navigate(list);
      };
      offerUndo({ activity, subject: id, text: words.added(name), onUndone, isFromForm: true });
      replacePage(page, { ...came, ...justAdded });
    },
  });
  const deletion = useDeleteProduct(() => {
    state.endDraft();
    goToList();
  });
  return (
    <>
      <ProductHead title={title}>
        {product && <Actions product={product} onDelete={() => deletion.ask(product)} />}
      </ProductHead>
      {product && <NextSteps product={product} />}
      <ProductForm state={state} categories={categories} backTo={list} onCancel={followBack} />
      <Conflict state={state} />
      <LeaveQuestion
        isChanged={state.isDirty}
        isChangedNow={() => state.hasUnsaved.current}
        onLeave={state.endDraft}
      />
      {deletion.question}
    </>
  );
}

/** Back link and title. */
export function ProductHead({ title, children }: { title: string; children?: ReactNode }) {
  const { shell } = useWords();
  const words = useAdminWords().products;
  return (
    <>
      <PrivateHead page="admin" title={shell.title(title)} />
      <BackLink to="/admin/products">{words.back}</BackLink>
      <PageTitle title={title}>{children}</PageTitle>
    </>
  );
}

function Actions({ product, onDelete }: { product: AdminProduct; onDelete: () => void }) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const path = usePath();
  const name = product.name[language];
  return (
    <span className={styles.actions}>
      <ButtonLink
        variant="soft"
        size="sm"
        to={path(`/admin/products/new?copy=${product.id}`)}
        aria-label={words.duplicateNamed(name)}
      >
        <Icon name="copy" />
        {words.duplicate}
      </ButtonLink>
      <IconButton label={words.removeNamed(name)} title={words.remove} onClick={onDelete}>
        <Icon name="trash" />
      </IconButton>
    </span>
  );
}
