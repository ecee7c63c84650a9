import { useState } from 'react';
import type { Synonym } from '../../../contracts/search.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { useWords } from '../../i18n/language.tsx';
import { PageTitle } from '../page-title.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { MissedSearches } from './missed-searches.tsx';
import styles from './search.module.css';
import { SynonymForm } from './synonym-form.tsx';
import { SynonymList } from './synonym-list.tsx';

/** Initial values of the form: an existing synonym or a new one. */
export type Draft = { id: string | null; term: string; same: string };

const nothing: Draft = { id: null, term: '', same: '' };

/** What shoppers did not find, and the words that mean the same. */
export default function Search() {
  const { shell } = useWords();
  const { search: say } = useAdminWords();
  const [draft, setDraft] = useState({ ...nothing, of: 0 });
  // Keyed by draft: remounted for each, even for the same one twice.
  const begin = (next: Draft) => setDraft(({ of }) => ({ ...next, of: of + 1 }));
  const edit = ({ id, term, same }: Synonym) => begin({ id, term, same });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <PageTitle title={say.title} />
      <MissedSearches onAdd={(term) => begin({ ...nothing, term })} />
      <section className={styles.section} aria-labelledby="synonyms">
        <h2 id="synonyms">{say.synonyms}</h2>
        <SynonymForm key={draft.of} draft={draft} isAsked={draft.of > 0} onDone={() => begin(nothing)} />
        <SynonymList onEdit={edit} />
      </section>
    </>
  );
}
