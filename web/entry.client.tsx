import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOfPath } from '../contracts/language.ts';
import { stopRecordingTaps } from './browser/early-taps.ts';
import { plainRootStyles } from './browser/root-styles.ts';
import { nameTrustedTypes } from './browser/trusted-types.ts';
import { LanguageProvider } from './i18n/language.tsx';
import { registerWorker } from './offline/register-worker.ts';

/** Code splitting by language: each language's words are one chunk; switching loads a new document. */
async function start(): Promise<void> {
  const language = languageOfPath(location.pathname);
  const { words } = language === 'ar' ? await import('./i18n/ar.ts') : await import('./i18n/en.ts');
  startTransition(() => {
    stopRecordingTaps();
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider language={language} words={words}>
          <HydratedRouter useTransitions={false} />
        </LanguageProvider>
      </StrictMode>,
    );
  });
}

nameTrustedTypes();
if (window.__reactRouterManifest) plainRootStyles(window.__reactRouterManifest);
start();
registerWorker();
