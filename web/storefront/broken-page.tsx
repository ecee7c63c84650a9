import { useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import styles from './not-found-page.module.css';

export function BrokenPage() {
  const { broken, title } = useWords().shell;
  return (
    <div className={`wall ${styles.page}`}>
      <title>{title(broken.title)}</title>
      <div className={`wrap ${styles.content}`}>
        <h1>{broken.title}</h1>
        <p className="muted">{broken.text}</p>
        <Button onClick={() => location.reload()}>{broken.again}</Button>
      </div>
    </div>
  );
}
