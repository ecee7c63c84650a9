import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { LanguageProvider, useLanguage, useWords } from '../i18n/language.tsx';
import { UserQueries } from '../session/user-queries.tsx';
import { guardDoubleTaps } from '../ui/double-tap-guard.ts';
import { AdminFrame } from './admin-frame.tsx';
import { IdentityQuestion } from './identity.tsx';
import { LiveOrders } from './orders/live-orders.tsx';
import { useAdminErrors } from './use-admin-errors.ts';

export default function AdminLayout() {
  const language = useLanguage();
  const words = useWords();
  const errors = useAdminErrors();
  useEffect(() => guardDoubleTaps('anything'), []);
  return (
    <LanguageProvider language={language} words={{ ...words, errors }}>
      <UserQueries>
        <AdminFrame>
          <LiveOrders>
            <Outlet />
          </LiveOrders>
          <IdentityQuestion />
        </AdminFrame>
      </UserQueries>
    </LanguageProvider>
  );
}
