import { ApiError, describeError } from '../../http/api.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import clay from '../../illustrations/scenes/prop-clay.svg';
import type { Fetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useAdminWords } from '../use-admin-words.ts';

/** Loading, error and not-found state of the product form. */
export function ProductLoading({ parts }: { parts: Fetched<unknown>[] }) {
  const words = useWords();
  const say = useAdminWords().products;
  const path = usePath();
  const failed = parts.find((part) => part.isError && part.data === undefined);
  if (!failed) return <p aria-busy="true">{words.shell.loading}</p>;
  if (failed.error instanceof ApiError && failed.error.code === 'not_found') {
    return (
      <EmptyShelf
        image={<img src={clay} width={150} height={150} alt="" />}
        title={say.notFound}
        text={say.notFoundHint}
        action={
          <ButtonLink variant="line" size="sm" to={path('/admin/activity')}>
            {say.toActivity}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <LoadFailed retryLabel={say.retry} onRetry={() => void failed.refetch()}>
      {describeError(failed.error, words)}
    </LoadFailed>
  );
}
