import type { ReactNode } from 'react';
import type { Bilingual } from '../../contracts/language.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { MergedNotice } from './form-draft.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { useBothLanguages } from './use-both-languages.ts';
import styles from './version-choice.module.css';

type Keeping = {
  /** What was typed goes into the other version, by the rule that `hint` tells, and is saved after a look. */
  onAdd: () => void;
  hint?: string;
  /** Nothing of the other version is left then. */
  isOver?: boolean;
};

type VersionChoiceProps = {
  /** What happened, where there is more to say than that someone else has saved. */
  text?: string;
  /** The other version, or what differs in it. */
  children: ReactNode;
  onTakeTheirs: () => void;
  /** Of a form with one field, what was typed is saved over the other version at once. */
  mine: Keeping | { onSave: () => void };
};

/** Of the choice that a sheet asks for; there is one sheet at a time. */
const choiceId = 'version-choice';

/** Conflict resolution (optimistic locking): another administrator saved first. Shows their version and asks how to go on. */
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

/** What keeping what was typed is called, and what becomes of it. */
export function useKeeping(mine: VersionChoiceProps['mine']): { label: string; hint: string } {
  const { versions: say } = useAdminWords();
  if ('onSave' in mine) return { label: say.keepMine, hint: say.saveMineHint };
  return mine.isOver
    ? { label: say.keepMine, hint: mine.hint ?? say.keepMineHint }
    : { label: say.keepBoth, hint: mine.hint ?? say.keepBothHint };
}

/** Stands where Save is while a choice waits, which may be off the screen: why nothing can be saved, and the way to it. */
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

/** What a form is filled in with, by the names of its fields. Of a list, what both have added or changed is kept. */
export type NamedFields = [name: string, text: string, kind?: 'list'][];

/** A text in both languages is two fields. */
export function useNamedTexts(): (name: string, text: Bilingual) => NamedFields {
  const { inLanguage } = useAdminWords();
  const bothLanguages = useBothLanguages();
  return (name, text) => bothLanguages.map((language) => [`${name} ${inLanguage[language]}`, text[language]]);
}

const textsOf = (fields: NamedFields) => new Map(fields.map(([name, text]) => [name, text]));

/** Whether nothing of their version is left where what was typed goes into it: all that they have changed was changed here, too. */
export function isAllTyped({ base = [], mine, theirs }: TheirFieldsProps): boolean {
  const [before, typed, now] = [textsOf(base), textsOf(mine), textsOf(theirs)];
  const isTheirs = ([name, text, kind]: NamedFields[number]) =>
    text !== before.get(name) && (kind === 'list' || typed.get(name) === before.get(name));
  // What they have taken out, such as a size, goes here too.
  return !theirs.some(isTheirs) && base.every(([name]) => now.has(name));
}

type TheirFieldsProps = {
  /** What the typing began with, of a form with several fields. */
  base?: NamedFields;
  mine: NamedFields;
  theirs: NamedFields;
};

/** The fields that the other version has changed to what is not typed, each with what it says there, and with what was typed. */
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
  /** What the form is filled in with of a saved version. */
  fieldsOf: (saved: Saved) => NamedFields;
  mine: NamedFields;
};

/**
 * The choice of a form whose draft is kept, see `useConflictChoice`: whichever way, what is typed is based on the later version then.
 * Afterwards it says that both are in the form; nothing while there is no other version.
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
