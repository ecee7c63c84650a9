import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { useSecurityWords } from './use-security-words.ts';

type CodeFieldProps = { input: ComponentProps<typeof TextInput>; error: string | undefined };

/** The two-factor code: digits from the app, or, when the phone is lost, a recovery code. */
export function CodeField({ input, error }: CodeFieldProps) {
  const say = useSecurityWords();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <Field
        label={isRecovery ? say.recoveryCode : say.code}
        hint={isRecovery ? say.recoveryHint : say.codeHint}
        error={error}
      >
        <TextInput
          {...input}
          dir="ltr"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          enterKeyHint="go"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <div>
        <Button variant="text" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? say.useApp : say.useRecovery}
        </Button>
      </div>
    </>
  );
}
