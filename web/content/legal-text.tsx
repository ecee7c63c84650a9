import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeliveryFees } from '../../contracts/delivery-sums.ts';
import { type Bilingual, commaIn } from '../../contracts/language.ts';
import type { LegalName } from '../../contracts/legal.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useLegalWords } from '../i18n/use-legal-words.ts';
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx';
import { keepTimes } from './keep-times.ts';
import styles from './legal-text.module.css';
import { type Part, parseLegalText } from './parse-legal-text.ts';
import { useContent } from './shop-content.tsx';

type LegalTextProps = {
  text: string;
  fees: DeliveryFees;
  /** For a preview: links open in a new tab and don't leave it. */
  linksInNewTab?: boolean;
};

/** A legal text of the shop, with placeholders filled in from Settings. */
export function LegalText({ text, fees, linksInNewTab = false }: LegalTextProps) {
  const meanings: Record<string, ReactNode> = useMeanings(fees, linksInNewTab ? '_blank' : undefined);
  const show = (parts: Part[]) =>
    parts.map((part, place) => {
      if (typeof part === 'string') return part;
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place.
      return <span key={place}>{meanings[part.name]}</span>;
    });
  const isOfFee = (parts: Part[]) => parts.some((part) => typeof part !== 'string' && part.name === 'fee');
  return (
    <div className={styles.text}>
      {parseLegalText(text, (name) => Object.hasOwn(meanings, name) && Boolean(meanings[name])).map(
        (block, place) => {
          if (block.kind === 'list') {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place.
              <ul key={place}>
                {block.items.map((item, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <li key={line}>
                    {show(item)}
                    {isOfFee(item) && <ByArea fees={fees} />}
                  </li>
                ))}
              </ul>
            );
          }
          const Tag = block.kind === 'heading' ? 'h2' : 'p';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Fragment key={place}>
              <Tag>{show(block.parts)}</Tag>
              {isOfFee(block.parts) && <ByArea fees={fees} />}
            </Fragment>
          );
        },
      )}
    </div>
  );
}

/** The value of one placeholder, or the text shown when it has none. */
export function LegalMeaning({
  name,
  fees,
  otherwise,
}: {
  name: LegalName;
  fees: DeliveryFees;
  otherwise: ReactNode;
}) {
  return useMeanings(fees, '_blank')[name] || otherwise;
}

/** Below the fee: the fees per area and elsewhere, the sums from which delivery is free, and where there is none. */
function ByArea({ fees: { ofAreas, freeFrom, elsewhere, closed } }: { fees: DeliveryFees }) {
  const say = useLegalWords();
  const language = useLanguage();
  if (ofAreas.length + freeFrom.length + closed.length === 0) return null;
  const namesOf = (areas: Bilingual[]) => areas.map((name) => name[language]).join(commaIn(language));
  const priceOf = (fee: number) => (fee === 0 ? say.free : formatPrice(fee, language));
  return (
    <ul>
      {ofAreas.map(([fee, areas]) => (
        <li key={`fee ${fee}`}>{say.feeIn(priceOf(fee), namesOf(areas))}</li>
      ))}
      {elsewhere !== null && <li>{say.feeIn(priceOf(elsewhere), say.elsewhere)}</li>}
      {freeFrom.map(([sum, areas]) => (
        <li key={`free from ${sum}`}>{say.freeFrom(formatPrice(sum, language), namesOf(areas))}</li>
      ))}
      {closed.length > 0 && <li>{say.closed(namesOf(closed))}</li>}
    </ul>
  );
}

/** Value of each placeholder; empty when Settings do not have it. */
function useMeanings(
  { highest, isByArea, isAbroadToo, pickup }: DeliveryFees,
  target: '_blank' | undefined,
): Record<LegalName, ReactNode> {
  const { legal, shell } = useWords();
  const say = useLegalWords();
  const { claims, email, headquarters, hours, name, phone } = useContent();
  const language = useLanguage();
  const path = usePath();
  const link = (to: string, text: string) => (
    <Link to={path(to)} target={target}>
      {text}
    </Link>
  );
  const sum = formatPrice(highest, language);
  const inPlace = isAbroadToo ? say.inJordan : (text: string) => text;
  return {
    shop: name[language],
    place: headquarters[language],
    phone: phone && <PhoneLink phone={phone} />,
    email: email && <EmailLink email={email} />,
    hours: keepTimes(hours[language]),
    shipping: claims.shipping[language],
    reply: claims.reply[language],
    fee: highest > 0 && <bdi>{inPlace(isByArea ? say.feeByArea(sum) : sum)}</bdi>,
    free: highest === 0 && inPlace(say.free),
    pickup: pickup && <bdi>{pickup[language]}</bdi>,
    privacy: link('/privacy', legal.titles.privacy),
    terms: link('/terms', legal.titles.terms),
    delivery: link('/delivery-returns', legal.titles['delivery-returns']),
    contact: link('/contact', shell.contact),
    profile: link('/profile', shell.profile),
    orders: link('/orders', shell.orders),
  };
}
