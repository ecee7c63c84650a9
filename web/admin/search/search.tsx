import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Synonym } from '../../../contracts/search.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { useWords } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../page-title.tsx';
import { readTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { MissedSearches } from './missed-searches.tsx';
import styles from './search.module.css';
import { SynonymForm } from './synonym-form.tsx';
import { SynonymList } from './synonym-list.tsx';

export type SynonymWords = { term: string; same: string };

/**
 * Initial values of the form, which is open only while there are some: an existing synonym or a new one, and unsaved
 * values from before a reload.
 */
export type Draft = SynonymWords & { id: string | null; typed?: SynonymWords };

const nothing: Draft = { id: null, term: '', same: '' };

/** Searches without results, and synonyms. */
export default function Search() {
  const { shell } = useWords();
  const { search: say } = useAdminWords();
  const key = useDraftKey('synonym');
  const [draft, setDraft] = useState<(Draft & { of: number }) | null>(() => {
    const stored = readTabDraft<Draft>(key);
    return stored && { ...stored, of: 0 };
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  // Keyed by draft: remounted for each, even for the same one twice.
  const begin = (next: Draft) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setDraft((last) => ({ ...next, of: (last?.of ?? 0) + 1 }));
  };
  const edit = ({ id, term, same }: Synonym) => begin({ id, term, same });
  /**
   * Focus management: returns the focus to the element that opened the form. Not after saving a new one: the missed
   * search is then removed, and the add button was hidden while the form was open.
   */
  const end = (isNew: boolean) => {
    flushSync(() => setDraft(null));
    (!isNew && opener.current?.isConnected ? opener.current : addButton.current)?.focus();
  };
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <PageTitle title={say.title} />
      <MissedSearches onAdd={(term) => begin({ ...nothing, term })} />
      <section className={styles.section} aria-labelledby="synonyms">
        <div className={styles.head}>
          <h2 id="synonyms">{say.synonyms}</h2>
          {!draft && (
            <Button ref={addButton} size="sm" onClick={() => begin(nothing)}>
              {say.add}
            </Button>
          )}
        </div>
        {draft && (
          <SynonymForm
            key={draft.of}
            draft={draft}
            draftKey={key}
            onSaved={() => end(draft.id === null)}
            onCancel={() => end(false)}
          />
        )}
        <SynonymList onEdit={edit} />
      </section>
    </>
  );
}
