import { useContext } from 'react';
import { useRouteError } from 'react-router';
import { ApiError } from '../http/api.ts';
import { RequestId } from '../http/request-id.ts';
import { useWords } from '../i18n/language.tsx';
import styles from './broken-page.module.css';

const metaName = 'request-id';

/**
 * The request id of the failed call or page, for the customer to quote and support to find in the log. Stored in a meta
 * tag, so that it survives hydration.
 */
export function FaultNumber() {
  const { number } = useWords().shell.broken;
  const onServer = useContext(RequestId);
  const error = useRouteError();
  const id = (error instanceof ApiError && error.requestId) || (onServer ?? readMeta());
  if (!id) return null;
  return (
    <p className={`muted ${styles.number}`}>
      <meta name={metaName} content={id} />
      {number} <bdi dir="ltr">{id}</bdi>
    </p>
  );
}

const readMeta = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content;
