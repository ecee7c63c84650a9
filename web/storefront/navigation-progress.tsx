import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePath, useWords } from '../i18n/language.tsx';
import { browserStorage } from '../state/browser-storage.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';

/** The loading bar, where the focus goes after a navigation, and the seller's shortcut Ctrl+Shift+A. */
export function NavigationProgress() {
  const { shell } = useWords();
  const navigation = useNavigation();
  useFocusOnNewPage();
  useAdminShortcut();
  return <LoadingBar busy={navigation.state !== 'idle'} label={shell.loading} />;
}

/** A new page starts at its content, for readers and keyboards too; the first page starts where the browser starts. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

function useAdminShortcut() {
  const navigate = useNavigate();
  const path = usePath();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyA') return;
      event.preventDefault();
      const isAdmin = browserStorage.get('adminLoggedIn') === 'true';
      navigate(path(isAdmin ? '/admin' : '/admin/login'));
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [navigate, path]);
}
