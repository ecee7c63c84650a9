import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getImportImages, type ImportImages, retryImportImages } from '../../../contracts/import-images.ts';
import { call } from '../../http/api.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './copied-images.module.css';
import { ProgressTrack } from './import-progress.tsx';

/** Polling interval, in milliseconds. */
const pause = 2000;

const isCopying = ({ copied, failed, total }: ImportImages) => copied + failed < total;

/** The progress of copying an applied import's images, and those that failed. */
export function CopiedImages({ id }: { id: string }) {
  const { importImages: words } = useAdminWords();
  const { data, isError, refetch } = useQuery({
    queryKey: ['import images', id],
    queryFn: ({ signal }) => call(getImportImages, { id }, { signal }),
    refetchInterval: ({ state: { data: latest, status } }) =>
      status === 'success' && !!latest && isCopying(latest) && pause,
    refetchIntervalInBackground: true,
  });
  const { isBusy, failure, start } = useAction(async () => {
    await call(retryImportImages, { id });
    void refetch();
  });
  if (isError)
    return (
      <div className={`${card.card} ${styles.images}`}>
        <Alert>{words.loadFailed}</Alert>
        <Button size="sm" variant="line" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  if (!data || data.total === 0) return null;
  const { copied, failed, total } = data;
  const isUnderWay = isCopying(data);
  return (
    <section className={`${card.card} ${styles.images}`} aria-label={words.heading}>
      <p role="status">
        <b>{words.copied(copied, total)}</b>
      </p>
      {isUnderWay && <ProgressTrack label={words.heading} share={(copied + failed) / total} />}
      {isUnderWay && <p className="muted">{words.text}</p>}
      {copied === total && <p className="muted">{words.done}</p>}
      {failed > 0 && <Failures value={data} />}
      {failure && <Alert>{failure}</Alert>}
      {failed > 0 && !isUnderWay && (
        <Button size="sm" variant="line" busy={isBusy} onClick={start}>
          {words.retry}
        </Button>
      )}
    </section>
  );
}

function Failures({ value: { failed, failures } }: { value: ImportImages }) {
  const { importImages: words, imports } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  return (
    <details className={`${card.fold} ${styles.failures}`} open={failed <= 10}>
      <summary>
        <b>{words.failed(failed)}</b>
      </summary>
      <p className="muted">{words.failedText}</p>
      <ul>
        {failures.map(({ url, fault, product }) => (
          <li key={url}>
            {product ? (
              <Link to={path(`/admin/products/${product.id}`)} dir="auto">
                {product.name[language]}
              </Link>
            ) : (
              <b>{words.productGone}</b>
            )}
            <span>{words.reason(fault)}</span>
            <bdi dir="ltr">{url}</bdi>
          </li>
        ))}
        {failed > failures.length && <li>{imports.andMore(failed - failures.length)}</li>}
      </ul>
    </details>
  );
}
