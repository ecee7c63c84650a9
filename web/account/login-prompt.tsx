import { useLocation } from 'react-router';
import { usePath } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { Motif } from '../ui/motif.tsx';

/** Shown to guests instead of a page that requires an account; after the login they return to it. */
export function LoginPrompt({ title, text }: { title: string; text: string }) {
  const customer = useCustomerWords();
  const path = usePath();
  const { pathname, search, hash } = useLocation();
  const next = new URLSearchParams({ next: pathname + search + hash });
  return (
    <EmptyShelf
      image={<Motif of={keyMotif} unit={5} />}
      title={title}
      text={text}
      action={<ButtonLink to={`${path('/login')}?${next}`}>{customer.loginLink}</ButtonLink>}
    />
  );
}
