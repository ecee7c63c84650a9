import { usePageDescriptions } from '../i18n/use-page-descriptions.ts';
import { PageHead } from './public-head.tsx';

/** Pages with `noindex`, each with a description of its own. */
type PrivatePage =
  | 'cart'
  | 'checkout'
  | 'favourites'
  | 'orders'
  | 'profile'
  | 'login'
  | 'signup'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'unsubscribeNewsletter'
  | 'leaveWaitlist'
  | 'admin'
  | 'notFound';

/** The head of a page that is private, or useless in search results. */
export function PrivateHead({ page, title }: { page: PrivatePage; title: string }) {
  const descriptions = usePageDescriptions();
  return <PageHead title={title} description={descriptions[page]} noindex />;
}
