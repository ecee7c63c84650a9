import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type LegalName, legalNames } from '../../../contracts/legal.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bringIntoSight } from '../bring-into-sight.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './legal.module.css';

type InsertMenuProps = { label: string; onChoose: (name: LegalName) => void };

/** A menu button with the placeholders. A choice, Escape or losing the focus closes it. */
export function InsertMenu({ label, onChoose }: InsertMenuProps) {
  const { legal: say } = useAdminWords();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOpen(false);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of its buttons.
    <div ref={box} className={styles.insert} onBlur={closeBehind} onKeyDown={closeByKey}>
      <Button
        size="sm"
        variant="line"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          // Safari doesn't focus a pressed button, so that a press elsewhere would not close the list.
          currentTarget.focus();
          setOpen(!isOpen);
        }}
      >
        {say.insert}
        <Icon name="chevron" />
      </Button>
      {isOpen && (
        // A press must not move the focus: in Safari, which focuses no button, this would close the list before the click.
        <ul ref={bringIntoSight} onMouseDown={(event) => event.preventDefault()}>
          {legalNames.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onChoose(name);
                }}
              >
                {say.names[name]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
