import { type ComponentType, lazy } from 'react';
import type { BoxPartsProps } from './box-parts.tsx';
import type { BuyBarProps } from './buy-bar.tsx';
import type { FoodFactsProps } from './food-facts.tsx';
import type { WaitlistBoxProps } from './waitlist-box.tsx';

/** Needed once the page is scrolled; if its file fails to load, the button above is still there. */
export const BuyBar = lazy<ComponentType<BuyBarProps>>(() =>
  import('./buy-bar.tsx').catch(() => ({ default: () => null })),
);

/** Only for boxes. Rendered by the server; if its file fails to load, that HTML stays. */
export const BoxParts = lazy<ComponentType<BoxPartsProps>>(() =>
  import('./box-parts.tsx').catch(() => new Promise<never>(() => {})),
);

/** Only for products with food facts; also rendered by the server. */
export const FoodFacts = lazy<ComponentType<FoodFactsProps>>(() =>
  import('./food-facts.tsx').catch(() => new Promise<never>(() => {})),
);

/** Only for products that can't be ordered. */
export const WaitlistBox = lazy<ComponentType<WaitlistBoxProps>>(() =>
  import('./waitlist-box.tsx').catch(() => ({ default: () => null })),
);
