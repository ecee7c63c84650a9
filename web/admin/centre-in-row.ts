/** Scrolls a row sideways until the element that the selector finds is in its middle. The row alone: `scrollIntoView` would move the page too. */
export function centreInRow(row: HTMLElement | null, selector: string): void {
  const current = row?.querySelector(selector);
  if (!row || !current) return;
  const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  row.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 });
}
