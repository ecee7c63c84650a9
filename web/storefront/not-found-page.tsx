import { useId } from 'react';
import { useNavigate } from 'react-router';
import { PrivateHead } from '../content/page-head.tsx';
import { usePath, useWords } from '../i18n/language.tsx';
import { unravelledFigure } from '../illustrations/motif-paths/unravelled-figure.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './not-found-page.module.css';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';

export default function NotFoundPage() {
  const { catalogue, shell } = useWords();
  const { notFound, title } = shell;
  const search = useSearch();
  const path = usePath();
  const navigate = useNavigate();
  const goBack = () => (canGoBack() ? navigate(-1) : navigate(path('/')));
  return (
    <div className={`wall ${styles.page}`}>
      <PrivateHead page="notFound" title={title(notFound.title)} />
      <div className={`wrap ${styles.content}`}>
        <NotFoundIllustration />
        <h1>{notFound.title}</h1>
        <p className="muted">{notFound.text}</p>
        <search className={styles.search}>
          <SearchBox q="" store={undefined} placeholder={catalogue.searchBoth} onSearch={search} />
        </search>
        <div className={styles.actions}>
          <ButtonLink to={path('/')}>{notFound.home}</ButtonLink>
          <Button variant="line" onClick={goBack}>
            <Icon name="back" flip />
            {notFound.back}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Whether there is a page to go back to. An empty tab is a history entry, too, but doesn't count. */
function canGoBack(): boolean {
  if (history.length === 1) return false;
  return !('navigation' in window) || window.navigation.canGoBack || document.referrer !== '';
}

/** 404 in cross-stitch with a loose end and the needle. Figures are not mirrored. */
function NotFoundIllustration() {
  const id = useId();
  const { viewBox, stitches, holes, thread, needle } = unravelledFigure;
  return (
    <svg className={styles.figure} viewBox={viewBox} strokeLinecap="round" aria-hidden="true">
      <pattern id={`${id}x`} width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M.2.2l.6.6M.8.2l-.6.6" stroke="#fff" strokeWidth=".36" />
      </pattern>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="30" height="9">
        <path fill={`url(#${id}x)`} d="M0 0h30v9H0z" />
      </mask>
      <path d={holes} stroke="currentColor" strokeWidth=".16" opacity=".4" />
      <path d={stitches} fill="var(--accent-text)" mask={`url(#${id})`} />
      <path d={thread} fill="none" stroke="var(--accent-text)" strokeWidth=".3" />
      <g transform={needle.transform}>
        <path d={needle.body} fill="var(--line-strong)" />
        <path d={needle.eye} stroke="var(--ground)" strokeWidth=".2" />
      </g>
    </svg>
  );
}
