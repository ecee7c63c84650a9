import { useState } from 'react';
import { useLocation } from 'react-router';
import { getStock } from '../../../contracts/stock.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { ListItemPage } from '../list-item-page.tsx';
import { PageTitle } from '../page-title.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { Route } from './+types/stock-page.ts';
import { LowStockThresholdForm } from './low-stock-threshold-form.tsx';
import { MovementList } from './movement-list.tsx';
import styles from './stock.module.css';
import { StockForm } from './stock-form.tsx';
import type { LowStockThresholdChanged } from './use-low-stock-threshold-form.ts';
import { stockKey, useStockChanges } from './use-stock-changes.ts';

/** The stock of a product, its movements, and the forms for changing it. */
export default function StockPage({ params: { id } }: Route.ComponentProps) {
  const { shell } = useWords();
  const { stock: say, sizes, waitlist } = useAdminWords();
  const { state: came } = useLocation();
  const ways = {
    product: { list: `/admin/products/${id}`, back: sizes.back },
    stock: { list: '/admin/products/stock', back: say.backToStock },
    waiting: { list: '/admin/products/waiting', back: waitlist.backHere },
  };
  const { list, back } = ways[came?.from as keyof typeof ways] ?? { list: '/admin/products', back: say.back };
  const language = useLanguage();
  const path = usePath();
  const loaded = useFetched({
    queryKey: stockKey(id),
    queryFn: ({ signal }) => call(getStock, { id }, { signal }),
  });
  const changes = useStockChanges(id, loaded.data?.stock?.left ?? null);
  const [lowChanged, setLowChanged] = useState<LowStockThresholdChanged | null>(null);
  const name = loaded.data?.name[language];
  return (
    <>
      <PrivateHead page="admin" title={shell.title(name ? say.titleOf(name) : say.title)} />
      <ListItemPage loaded={loaded} list={path(list)} say={{ ...say, back }}>
        {({ stock, reserved, movements, weight }) => (
          <>
            <PageTitle
              title={<bdi>{name}</bdi>}
              isLong={(name ?? '').length > 60}
              text={
                (weight || !stock) && (
                  <DottedLine parts={[formatWeight(weight, language), stock ? null : say.intro]} />
                )
              }
            />
            <div className={styles.parts}>
              {stock && (
                <p className={styles.level} role="status">
                  <b className="num">{stock.left}</b> {say.left}
                  {reserved > 0 && <small className="muted">{say.reserved(reserved)}</small>}
                </p>
              )}
              <StockForm
                key={stock ? 'counted' : 'new'}
                id={id}
                stock={stock}
                changes={changes}
                beside={lowChanged ? { isChanged: true, drop: lowChanged.drop } : undefined}
              />
              {stock && (
                <LowStockThresholdForm id={id} stock={stock} changes={changes} onChanged={setLowChanged} />
              )}
              <MovementList movements={movements} />
            </div>
          </>
        )}
      </ListItemPage>
    </>
  );
}
