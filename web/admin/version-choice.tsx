import type { ReactNode } from 'react';
import type { Bilingual } from '../../contracts/language.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { MergedNotice } from './form-draft.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { useBothLanguages } from './use-both-languages.ts';
import styles from './version-choice.module.css';

type Keeping = {
  /** Merges the typed values into the other version, as `hint` explains; saved after a review. */
  onAdd: () => void;
  hint?: string;
  /** Whether nothing of the other version would be left. */
  isOver?: boolean;
};

type VersionChoiceProps = {
  /** The explanation, where there is more to say than that someone else has saved. */
  text?: string;
  /** The other version, or its differences. */
  children: ReactNode;
  onTakeTheirs: () => void;
  /** In a form with one field, the typed value is saved over the other version at once. */
  mine: Keeping | { onSave: () => void };
};

/** The id of the choice that a sheet asks for; only one sheet is open at a time. */
const choiceId = 'version-choice';

/** Conflict resolution (optimistic locking): another administrator saved first. Shows their version and asks how to continue. */
export function VersionChoice({ text, children, onTakeTheirs, mine }: VersionChoiceProps) {
  const { versions: say } = useAdminWords();
  const keeping = useKeeping(mine);
  return (
    <Alert isAnswer>
      <p id={'onAdd' in mine ? choiceId : undefined} tabIndex={-1}>
        {text ?? say.conflict}
      </p>
      {children}
      <p className="muted">{keeping.hint}</p>
      <div className={styles.buttons}>
        <Button size="sm" variant="line" onClick={'onAdd' in mine ? mine.onAdd : mine.onSave}>
          {keeping.label}
        </Button>
        <Button size="sm" variant="text" onClick={onTakeTheirs}>
          {say.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}

/** The label and the explanation of keeping the typed values. */
export function useKeeping(mine: VersionChoiceProps['mine']): { label: string; hint: string } {
  const { versions: say } = useAdminWords();
  if ('onSave' in mine) return { label: say.keepMine, hint: say.saveMineHint };
  return mine.isOver
    ? { label: say.keepMine, hint: mine.hint ?? say.keepMineHint }
    : { label: say.keepBoth, hint: mine.hint ?? say.keepBothHint };
}

/** Replaces Save while a choice waits, which may be off screen: says why nothing can be saved, with a link to the choice. */
export function ChoiceWaits() {
  const { versions: say } = useAdminWords();
  const show = () => {
    const choice = document.getElementById(choiceId);
    choice?.focus({ preventScroll: true });
    choice?.parentElement?.scrollIntoView({ block: 'end' });
  };
  return (
    <Button variant="line" onClick={show}>
      {say.choiceWaits}
    </Button>
  );
}

/** Form values by the names of their fields. In a list, what both have added or changed is kept. */
export type NamedFields = [name: string, text: string, kind?: 'list'][];

/** A bilingual text is two fields. */
export function useNamedTexts(): (name: string, text: Bilingual) => NamedFields {
  const { inLanguage } = useAdminWords();
  const bothLanguages = useBothLanguages();
  return (name, text) => bothLanguages.map((language) => [`${name} ${inLanguage[language]}`, text[language]]);
}

const textsOf = (fields: NamedFields) => new Map(fields.map(([name, text]) => [name, text]));

/** Whether nothing of their version would be left after merging the typed values: all their changes were also changed here. */
export function isAllTyped({ base = [], mine, theirs }: TheirFieldsProps): boolean {
  const [before, typed, now] = [textsOf(base), textsOf(mine), textsOf(theirs)];
  const isTheirs = ([name, text, kind]: NamedFields[number]) =>
    text !== before.get(name) && (kind === 'list' || typed.get(name) === before.get(name));
  // What they have removed, such as a size, is removed here, too.
  return !theirs.some(isTheirs) && base.every(([name]) => now.has(name));
}

type TheirFieldsProps = {
  /** The values with which the typing began, in a form with several fields. */
  base?: NamedFields;
  mine: NamedFields;
  theirs: NamedFields;
};

/** The fields that differ in the other version, each with its value there and the typed one. */
export function TheirFields({ base = [], mine, theirs }: TheirFieldsProps) {
  const { versions: say } = useAdminWords();
  const [before, typed] = [textsOf(base), textsOf(mine)];
  const differing = theirs.filter(([name, text]) => typed.get(name) !== text && before.get(name) !== text);
  if (differing.length === 0) return null;
  return (
    <>
      <p>{say.conflictIn}</p>
      <ul className={styles.fields}>
        {differing.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <span>
              {say.theirs}: <bdi>{text || say.nothing}</bdi>
            </span>{' '}
            {typed.get(name) !== before.get(name) && (
              <span>
                {say.yours}: <bdi>{typed.get(name) || say.nothing}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type FormVersionChoiceProps<Saved> = {
  choice: {
    saved: Saved;
    theirs: Saved | null;
    isMerged: boolean;
    takeTheirs: () => void;
    addMine: () => void;
  };
  draft: { rebase: () => void };
  /** The form's values for a saved version. */
  fieldsOf: (saved: Saved) => NamedFields;
  mine: NamedFields;
};

/**
 * The choice of a form with a draft, see `useConflictChoice`: either way, the typed values are then based on the later
 * version. Afterwards it says that both are in the form; empty while there is no other version.
 */
export function FormVersionChoice<Saved>({ choice, draft, fieldsOf, mine }: FormVersionChoiceProps<Saved>) {
  const { saved, theirs, isMerged } = choice;
  if (theirs === null) return isMerged ? <MergedNotice /> : null;
  const then = (choose: () => void) => () => {
    choose();
    draft.rebase();
  };
  const fields = { base: fieldsOf(saved), mine, theirs: fieldsOf(theirs) };
  return (
    <VersionChoice
      onTakeTheirs={then(choice.takeTheirs)}
      mine={{ onAdd: then(choice.addMine), isOver: isAllTyped(fields) }}
    >
      <TheirFields {...fields} />
    </VersionChoice>
  );
}
