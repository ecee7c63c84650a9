import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type LegalName, legalNames } from '../../../contracts/legal.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './legal.module.css';

type InsertMenuProps = { label: string; onChoose: (name: LegalName) => void };

/** What is filled in for the seller, as buttons below one that opens them. A choice, Escape or leaving closes it. */
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
          // Safari focuses no pressed button, so that a press elsewhere would leave it open.
          currentTarget.focus();
          setOpen(!isOpen);
        }}
      >
        {say.insert}
        <Icon name="chevron" />
      </Button>
      {isOpen && (
        // A press takes the focus from nothing: in Safari, which focuses no button, it would close the list before the click.
        <ul onMouseDown={(event) => event.preventDefault()}>
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
