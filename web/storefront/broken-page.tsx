import { PageHead } from '../content/public-head.tsx';
import { usePath, useWords } from '../i18n/language.tsx';
import clay from '../illustrations/scenes/prop-clay.svg';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Ledge } from '../ui/ledge.tsx';
import styles from './broken-page.module.css';
import { FaultNumber } from './fault-number.tsx';

/** Error boundary page. Its links are plain links (full document loads), since the app's state is broken. */
export function BrokenPage() {
  const { shell } = useWords();
  const { broken, notFound, title } = shell;
  const path = usePath();
  return (
    <div className={`wall ${styles.page}`}>
      <PageHead title={title(broken.title)} description={broken.text} noindex />
      <img className={styles.jar} src={clay} width={240} height={240} alt="" />
      <Ledge edging="large" />
      <div className={`wrap ${styles.words}`}>
        <h1>{broken.title}</h1>
        <p className="muted">{broken.text}</p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>{broken.again}</Button>
          <ButtonLink variant="line" to={path('/')} reloadDocument>
            {notFound.home}
          </ButtonLink>
        </div>
        <FaultNumber />
      </div>
    </div>
  );
}
