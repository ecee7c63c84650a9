import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { browserStorage } from '../browser/browser-storage.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { LoadingBar } from './loading-bar.tsx';

/** The loading bar, where the focus goes after a navigation, and the seller's shortcut Ctrl+Shift+A. */
export function NavigationProgress() {
  const { shell } = useWords();
  const navigation = useNavigation();
  useFocusOnNewPage();
  useAdminShortcut();
  return <LoadingBar busy={navigation.state !== 'idle'} label={shell.loading} />;
}

/** The page that was shown last; only ever set in the browser. Pages with and without the shop's frame share it. */
let shownPath: string | null = null;

/** A new page starts at its content, for readers and keyboards too; the first page starts where the browser starts. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shownPath === null;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (!isFirst) document.getElementById('main')?.focus({ preventScroll: true });
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
