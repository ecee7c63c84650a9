import { createContext, type ReactNode, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Content } from '../../contracts/content.ts';
import { LanguageProvider, useLanguage, useWords } from '../i18n/language.tsx';
import { nameShop } from '../i18n/name-shop.ts';

const nothing = { en: '', ar: '' };
const noList: never[] = [];

/** For a page whose root could not be loaded: only the name. */
const bareContent: Content = {
  name: { en: 'Mouneh', ar: 'مونة' },
  claims: {
    customers: null,
    rating: null,
    reply: nothing,
    shipping: nothing,
    support: nothing,
    badges: noList,
    benefits: noList,
    checkout: noList,
  },
  hours: nothing,
  phone: '',
  email: '',
  asksBirthDate: false,
  guestOrders: false,
  pickup: nothing,
  contact: noList,
  socials: noList,
  headquarters: nothing,
  mapHref: '',
};

const ContentContext = createContext<Content>(bareContent);

/** The shop's name, claims and contact details, in both languages. */
export const useContent = (): Content => useContext(ContentContext);

/** Wraps every page: provides the root's content, and the words with the shop's name. */
export function ContentProvider({ children }: { children: ReactNode }) {
  const content = useRouteLoaderData<{ content: Content }>('root')?.content ?? bareContent;
  const language = useLanguage();
  const words = nameShop(useWords(), content.name[language]);
  return (
    <ContentContext value={content}>
      <LanguageProvider language={language} words={words}>
        {children}
      </LanguageProvider>
    </ContentContext>
  );
}
