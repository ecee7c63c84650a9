import type { Language } from '../../contracts/language.ts';
import type { Words } from '../i18n/en.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { HeartButton } from '../ui/heart-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Tabs } from '../ui/tabs.tsx';
import styles from './components.module.css';
import { longName } from './samples.ts';
import { type Specimens, WithState } from './specimen.tsx';

const variants = ['solid', 'line', 'ink', 'soft', 'cream', 'citron', 'whatsapp', 'bad', 'text'] as const;
const squares = ['plain', 'raised', 'line', 'ink'] as const;

/** Buttons and choices among a few. */
export function buttonSpecimens({ cart, catalogue, shell, errors }: Words, language: Language): Specimens {
  return {
    button: [
      ...variants.map((variant) => ({
        state: variant,
        show: (
          <div className={styles.row}>
            <Button variant={variant}>
              <Icon name="basket" />
              {cart.addToCart}
            </Button>
            <Button variant={variant} busy>
              {cart.addToCart}
            </Button>
            <Button variant={variant} disabled>
              {cart.addToCart}
            </Button>
            <Button variant={variant} size="sm">
              {cart.addToCart}
            </Button>
          </div>
        ),
      })),
      { state: 'block', show: <Button block>{cart.addToCart}</Button>, wide: true },
      { state: 'long', show: <Button variant="line">{longName[language]}</Button> },
      { state: 'link', show: <ButtonLink to="/">{shell.home}</ButtonLink> },
      {
        state: 'squares',
        show: (
          <div className={styles.row}>
            {squares.map((variant) => (
              <IconButton key={variant} variant={variant} label={catalogue.more}>
                <Icon name="plus" />
              </IconButton>
            ))}
            <IconButton label={catalogue.more} busy>
              <Icon name="plus" />
            </IconButton>
            <IconButton label={catalogue.more} disabled>
              <Icon name="plus" />
            </IconButton>
          </div>
        ),
      },
    ],
    segmented: [
      {
        state: 'icons',
        show: (
          <WithState<'grid' | 'list'> initial="grid">
            {(value, set) => (
              <Segmented
                label={catalogue.view}
                value={value}
                onValueChange={set}
                options={[
                  { value: 'grid', label: catalogue.grid, icon: 'grid' },
                  { value: 'list', label: catalogue.list, icon: 'list' },
                ]}
              />
            )}
          </WithState>
        ),
      },
      {
        state: 'words',
        show: (
          <WithState<'mouneh' | 'cilka'> initial="cilka">
            {(value, set) => (
              <Segmented
                label={catalogue.store}
                value={value}
                onValueChange={set}
                options={[
                  { value: 'mouneh', label: catalogue.stores.mouneh.name },
                  { value: 'cilka', label: catalogue.stores.cilka.name },
                ]}
              />
            )}
          </WithState>
        ),
      },
    ],
    tabs: [
      {
        state: 'two',
        show: (
          <WithState<'login' | 'signup'> initial="login">
            {(value, set) => (
              <Tabs
                label={shell.account}
                value={value}
                onValueChange={set}
                tabs={[
                  { value: 'login', label: shell.login, content: <p>{errors.network}</p> },
                  { value: 'signup', label: shell.signup, content: <p>{shell.unreached.text}</p> },
                ]}
              />
            )}
          </WithState>
        ),
        wide: true,
      },
    ],
    'heart-button': [
      {
        state: 'both',
        show: (
          <div className={styles.row}>
            <HeartButton pressed={false} label={catalogue.favourite(longName[language])} />
            <HeartButton pressed label={catalogue.favourite(longName[language])} />
          </div>
        ),
      },
    ],
    'language-link': [
      {
        state: 'long and short',
        show: (
          <div className={styles.row}>
            <LanguageLink />
            <LanguageLink short />
          </div>
        ),
      },
    ],
  };
}
