import type { Language } from '../../contracts/language.ts';
import type { Words } from '../i18n/en.ts';
import { birdMotif } from '../illustrations/motif-paths/bird-motif.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Ledge } from '../ui/ledge.tsx';
import { CilkaMark, Wordmark } from '../ui/logo.tsx';
import { LogoLink } from '../ui/logo-link.tsx';
import { Motif } from '../ui/motif.tsx';
import { Niche } from '../ui/niche.tsx';
import { TypedText } from '../ui/typed-text.tsx';
import { WhatsappText } from '../ui/whatsapp-text.tsx';
import styles from './components.module.css';
import type { Specimens } from './specimen.tsx';

const icons: IconName[] = [
  'basket',
  'search',
  'user',
  'menu',
  'close',
  'plus',
  'minus',
  'trash',
  'check',
  'clock',
];

const typedText = 'الحسين Al-Husseini (Housing Bank) +962 79 123 4567، 10 AM–1 PM';

export function ornamentSpecimens({ shell }: Words, _language: Language): Specimens {
  return {
    icon: [
      {
        state: 'some, and arrows that follow the direction',
        show: (
          <div className={styles.row}>
            {icons.map((name) => (
              <Icon key={name} name={name} />
            ))}
            <Icon name="arrow" flip />
            <Icon name="back" flip />
          </div>
        ),
      },
    ],
    'typed-text': [
      {
        state: 'with a phone number, hours, a hyphen and brackets in a line of the other direction',
        show: <TypedText>{typedText}</TypedText>,
      },
    ],
    'whatsapp-text': [
      {
        state: 'with a line in bold',
        show: <WhatsappText>{`*${shell.description}*\n${typedText}`}</WhatsappText>,
      },
    ],
    logo: [
      {
        state: 'of both stores',
        show: (
          <div className={styles.row}>
            <Wordmark label={shell.logo} />
            <CilkaMark />
          </div>
        ),
      },
    ],
    'logo-link': [
      { state: 'the mark', show: <LogoLink /> },
      { state: 'named, if the name is another', show: <LogoLink named /> },
    ],
    motif: [
      {
        state: 'blocks and crosses',
        show: (
          <div className={styles.row}>
            <Motif of={birdMotif} />
            <Motif of={birdMotif} stitch="cross" unit={8} />
          </div>
        ),
      },
    ],
    ledge: [
      {
        state: 'all edgings',
        show: (
          <>
            <Ledge edging="none" />
            <Ledge />
            <Ledge edging="full" />
            <Ledge edging="large" />
          </>
        ),
        wide: true,
      },
    ],
    niche: [
      {
        state: 'in the colours of shelves',
        show: (
          <div className={styles.row}>
            {['dairy', 'honey', 'pickles', 'oils'].map((bay) => (
              <div key={bay} className={styles.niche} data-bay={bay}>
                <Niche />
              </div>
            ))}
          </div>
        ),
      },
    ],
  };
}
