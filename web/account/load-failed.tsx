import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** Error state of a settings section, with retry. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const customer = useCustomerWords();
  const say = useSecurityWords();
  return (
    <>
      <Alert>{say.failed}</Alert>
      <Button size="sm" variant="line" onClick={onRetry}>
        {customer.retry}
      </Button>
    </>
  );
}
