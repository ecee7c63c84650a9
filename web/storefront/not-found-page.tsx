import { useNavigate } from 'react-router';
import { usePath, useWords } from '../i18n/language.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const { notFound, title } = useWords().shell;
  const path = usePath();
  const navigate = useNavigate();
  return (
    <div className={`wall ${styles.page}`}>
      <title>{title(notFound.title)}</title>
      <div className={`wrap ${styles.content}`}>
        <h1>{notFound.title}</h1>
        <p className="muted">{notFound.text}</p>
        <div className={styles.actions}>
          <ButtonLink to={path('/')}>{notFound.home}</ButtonLink>
          <Button variant="line" onClick={() => navigate(-1)}>
            <Icon name="back" flip />
            {notFound.back}
          </Button>
        </div>
      </div>
    </div>
  );
}
