import { type ComponentType, lazy } from 'react';
import type { BoxPartsProps } from './box-parts.tsx';
import type { BuyBarProps } from './buy-bar.tsx';
import type { FoodFactsProps } from './food-facts.tsx';
import type { WaitlistBoxProps } from './waitlist-box.tsx';

/** Needed once the page is scrolled; without its file the button above is still there. */
export const BuyBar = lazy<ComponentType<BuyBarProps>>(() =>
  import('./buy-bar.tsx').catch(() => ({ default: () => null })),
);

/** Of boxes alone. The server draws it; without its file it stays as it was drawn. */
export const BoxParts = lazy<ComponentType<BoxPartsProps>>(() =>
  import('./box-parts.tsx').catch(() => new Promise<never>(() => {})),
);

/** Of products with facts about food alone, and likewise drawn by the server. */
export const FoodFacts = lazy<ComponentType<FoodFactsProps>>(() =>
  import('./food-facts.tsx').catch(() => new Promise<never>(() => {})),
);

/** Of products that can't be ordered alone. */
export const WaitlistBox = lazy<ComponentType<WaitlistBoxProps>>(() =>
  import('./waitlist-box.tsx').catch(() => ({ default: () => null })),
);
