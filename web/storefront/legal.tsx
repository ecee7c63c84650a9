import { data, Link } from 'react-router';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import { deliveryFees } from '../../contracts/delivery-sums.ts';
import { formatDay, pathInLanguage } from '../../contracts/language.ts';
import { getLegalText, type LegalPage, legalPages } from '../../contracts/legal.ts';
import { LegalText } from '../content/legal-text.tsx';
import { PageHead } from '../content/public-head.tsx';
import { ApiError, serverCall } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useLegalWords } from '../i18n/use-legal-words.ts';
import { usePageDescriptions } from '../i18n/use-page-descriptions.ts';
import type { Route } from './+types/legal.ts';
import styles from './legal.module.css';

/** The legal text of the path: the current version, or `?version=`. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const send = serverCall(context);
  const { pathname, searchParams } = new URL(request.url);
  const version = searchParams.get('version');
  if (version !== null && !/^[1-9]\d{0,5}$/.test(version)) throw data(null, { status: 404 });
  const wanted = { page: pageOf(pathname), ...(version !== null && { version: Number(version) }) };
  const [legal, options] = await Promise.all([
    send(getLegalText, wanted).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    }),
    send(getCheckoutOptions, {}),
  ]);
  return { legal, fees: deliveryFees(options) };
}

function pageOf(pathname: string): LegalPage {
  const name = pathInLanguage(pathname, 'en')
    .toLowerCase()
    .replace(/\.data$/, '')
    .replaceAll('/', '');
  const page = legalPages.find((one) => one === name);
  if (!page) throw new Error(`${name} is no legal page`);
  return page;
}

/** Privacy notice, Terms, or Delivery and returns. */
export default function Legal({ loaderData: { legal, fees } }: Route.ComponentProps) {
  const { legal: say, shell } = useWords();
  const legalPage = useLegalWords();
  const descriptions = usePageDescriptions();
  const language = useLanguage();
  const path = usePath();
  const { page, version, current } = legal;
  const title = say.titles[page];
  const isEarlier = version !== current;
  return (
    <article className={`wrap ${styles.page}`}>
      <PageHead
        title={shell.title(title)}
        description={descriptions.legal[page]}
        path={`/${page}`}
        noindex={isEarlier}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="muted">{legalPage.version(version, formatDay(legal.published_at, language))}</p>
        {isEarlier && (
          <p>
            {legalPage.earlier}{' '}
            <Link className="link" to={path(`/${page}`)}>
              {legalPage.current}
            </Link>
          </p>
        )}
      </header>
      <LegalText text={legal.text[language]} fees={fees} />
    </article>
  );
}
