/** Ref of what has just come below a row or become of it: at the foot of a phone it would open behind the bar. */
export const bringIntoSight = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
