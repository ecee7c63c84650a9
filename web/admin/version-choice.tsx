import { type ReactNode, useEffect, useState } from 'react';
import type { Bilingual } from '../../contracts/language.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { MergedNotice } from './form-draft.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { useBothLanguages } from './use-both-languages.ts';
import styles from './version-choice.module.css';

type VersionChoiceProps = {
  /** What happened, where there is more to say than that someone else has saved. */
  text?: string;
  /** The other version, or what differs in it. */
  children: ReactNode;
  onTakeTheirs: () => void;
  /** What was typed goes into the other version, by the rule that `hint` tells, and is saved after a look; or it is saved over it at once. */
  mine: { onAdd: () => void; hint?: string } | { onSave: () => void };
};

/** Of the choice that a sheet asks for; there is one sheet at a time. */
const choiceId = 'version-choice';

/** Conflict resolution (optimistic locking): another administrator saved first. Shows their version and asks how to go on. */
export function VersionChoice({ text, children, onTakeTheirs, mine }: VersionChoiceProps) {
  const { versions: say } = useAdminWords();
  return (
    <Alert isAnswer>
      <p id={'onAdd' in mine ? choiceId : undefined} tabIndex={-1}>
        {text ?? say.conflict}
      </p>
      {children}
      {'onAdd' in mine && <p className="muted">{mine.hint ?? say.addMineHint}</p>}
      <div className={styles.buttons}>
        {'onAdd' in mine ? (
          <Button size="sm" variant="line" onClick={mine.onAdd}>
            {say.addMine}
          </Button>
        ) : (
          <Button size="sm" variant="line" onClick={mine.onSave}>
            {say.saveMine}
          </Button>
        )}
        <Button size="sm" variant="text" onClick={onTakeTheirs}>
          {say.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}

/** Stands where Save is while a choice waits, which may be off the screen: why nothing can be saved, and the way to it. */
export function ChoiceWaits() {
  const { versions: say } = useAdminWords();
  const [isSeen, setSeen] = useState(false);
  // Its end is what has to be in sight, where the buttons are.
  useEffect(() => {
    const end = document.getElementById(choiceId)?.parentElement?.lastElementChild;
    if (!end) return;
    const sight = new IntersectionObserver(
      (entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 0) > 0.9),
      { threshold: [0.9, 1] },
    );
    sight.observe(end);
    return () => sight.disconnect();
  }, []);
  const show = () => {
    const choice = document.getElementById(choiceId);
    choice?.focus({ preventScroll: true });
    choice?.parentElement?.scrollIntoView({ block: 'end' });
  };
  return (
    <>
      <p className={styles.waits}>{say.choiceWaits}</p>
      <Button variant="line" onClick={show} data-seen={isSeen || undefined}>
        {say.showChoice}
      </Button>
    </>
  );
}

/** What a form is filled in with, by the names of its fields. */
export type NamedFields = [name: string, text: string][];

/** A text in both languages is two fields. */
export function useNamedTexts(): (name: string, text: Bilingual) => NamedFields {
  const { inLanguage } = useAdminWords();
  const bothLanguages = useBothLanguages();
  return (name, text) => bothLanguages.map((language) => [`${name} ${inLanguage[language]}`, text[language]]);
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
  const [before, typed] = [new Map(base), new Map(mine)];
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
 * The choice of a form whose draft is kept, see `useLaterChoice`: whichever way, what is typed is based on the later version then.
 * Afterwards it says that both are in the form; nothing while there is no other version.
 */
export function FormVersionChoice<Saved>({ choice, draft, fieldsOf, mine }: FormVersionChoiceProps<Saved>) {
  const { saved, theirs, isMerged } = choice;
  if (theirs === null) return isMerged ? <MergedNotice /> : null;
  const then = (choose: () => void) => () => {
    choose();
    draft.rebase();
  };
  return (
    <VersionChoice onTakeTheirs={then(choice.takeTheirs)} mine={{ onAdd: then(choice.addMine) }}>
      <TheirFields base={fieldsOf(saved)} mine={mine} theirs={fieldsOf(theirs)} />
    </VersionChoice>
  );
}
