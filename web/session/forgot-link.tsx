import { Link, useLocation, useSearchParams } from 'react-router';
import { usePath } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import styles from './account-form.module.css';

type ForgotLinkProps = {
  /** The email typed so far, to be prefilled. */
  email: string | undefined;
  /** In a modal, the login returns to the page behind it. */
  isInModal: boolean;
};

export function ForgotLink({ email, isInModal }: ForgotLinkProps) {
  const account = useAccountWords();
  const path = usePath();
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const next = isInModal ? pathname + search + hash : query.get('next');
  return (
    <p className={styles.forgot}>
      <Link
        className="link"
        to={path('/forgot-password') + (next ? `?${new URLSearchParams({ next })}` : '')}
        state={{ email: email ?? '' }}
      >
        {account.forgot}
      </Link>
    </p>
  );
}
