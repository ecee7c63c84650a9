import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { browserStorage } from '../browser/browser-storage.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { focusMain } from './focus-main.ts';
import { LoadingBar } from './loading-bar.tsx';

/** Progress bar of client-side navigations, focus management after them, and the shortcut Ctrl+Shift+A to the admin area. */
export function NavigationProgress() {
  const { shell } = useWords();
  const navigation = useNavigation();
  useFocusOnNewPage();
  useAdminShortcut();
  return <LoadingBar busy={navigation.state !== 'idle'} label={shell.loading} />;
}

/** The previous path; module state, since layouts remount between shop and admin. Browser only. */
let shownPath: string | null = null;

/**
 * After a client-side navigation the focus moves to `main`, so that screen readers start there; the first load is left
 * to the browser. A link with the state `keepsFocus` changes part of the page and keeps the focus.
 */
function useFocusOnNewPage() {
  const { pathname, state } = useLocation();
  useEffect(() => {
    const isFirst = shownPath === null;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (!isFirst && !state?.keepsFocus) focusMain();
  }, [pathname, state]);
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
