import { usePath, useWords } from '../i18n/language.tsx';
import { NewTab } from './contact-links.tsx';

/** Consent sentence with links to the Terms and the Privacy notice; in a new tab, so that typed input is kept. */
export function Agreement({ sentence }: { sentence: 'agree' | 'bySending' }) {
  const { legal } = useWords();
  const path = usePath();
  // Split at the names of the two pages, which are links.
  const [before, between, after] = legal[sentence]('\n', '\n').split('\n');
  const link = (to: string, text: string) => (
    <a className="link" href={path(to)} target="_blank" rel="noreferrer">
      {text}
      <NewTab />
    </a>
  );
  return (
    <>
      {before}
      {link('/terms', legal.titles.terms)}
      {between}
      {link('/privacy', legal.titles.privacy)}
      {after}
    </>
  );
}
