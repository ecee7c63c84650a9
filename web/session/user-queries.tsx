import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';
import { useSession } from './session.ts';

/** Gives pages the query client. Remounted for another user, so that no component keeps the former user's data. */
export function UserQueries({ children }: { children: ReactNode }) {
  const userId = useSession(({ user }) => user?.id);
  return (
    <QueryClientProvider key={userId ?? ''} client={queryClient}>
      {children}
    </QueryClientProvider>
  );
}
