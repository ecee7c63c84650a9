import { useState } from 'react';
import { saveFile } from '../browser/save-file.ts';
import styles from '../session/security.module.css';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The recovery codes, shown once: they replace the phone at a login. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const say = useSecurityWords();
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={styles.steps}>
      <p ref={focus} tabIndex={-1}>
        {say.keepText}
      </p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {/* The Clipboard API needs a secure context. */}
        {'clipboard' in navigator && (
          <Button size="sm" variant="line" onClick={() => void copy().catch(() => {})}>
            <Icon name={isCopied ? 'check' : 'copy'} />
            {isCopied ? say.copied : say.copy}
          </Button>
        )}
        <Button
          size="sm"
          variant="line"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Icon name="save" />
          {say.save}
        </Button>
      </div>
      <Button block onClick={onKept}>
        {say.kept}
      </Button>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}
