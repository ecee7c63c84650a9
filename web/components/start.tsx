import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { directionOf, type Language } from '../../contracts/language.ts';
import { words as ar } from '../i18n/ar.ts';
import { words as en } from '../i18n/en.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { nameShop } from '../i18n/name-shop.ts';
import { useBackForLayers } from '../ui/closed-by-back.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { applyColorScheme } from './color-scheme.ts';
import { Frames } from './frames.tsx';
import { Sheet } from './sheet.tsx';

/**
 * The page of all components, only for `npm run dev` and the component tests: no route and no entry of the production
 * build. Without parameters it shows both languages and colour schemes side by side; `?language=ar` shows one of them,
 * `&component=modal` one component.
 */
const given = new URLSearchParams(location.search);

function Layers({ children }: { children: ReactNode }) {
  useBackForLayers();
  return children;
}

function OneSheet({ language }: { language: Language }) {
  const words = nameShop(language === 'ar' ? ar : en, language === 'ar' ? 'مونة' : 'Mouneh');
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const sheet = (
    <ToastProvider label={words.shell.notifications}>
      <Layers>
        <Sheet component={given.get('component')} />
      </Layers>
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: sheet }]);
  return (
    <LanguageProvider language={language} words={words}>
      <RouterProvider router={router} />
    </LanguageProvider>
  );
}

const language = given.get('language');
const scheme = given.get('scheme');
if (scheme === 'light' || scheme === 'dark') applyColorScheme(scheme);
createRoot(document.getElementById('components') as HTMLElement).render(
  <StrictMode>{language ? <OneSheet language={language === 'ar' ? 'ar' : 'en'} /> : <Frames />}</StrictMode>,
);
