// Serialised into the page by `page.evaluate`: each function is self-contained, with no references to this module.

/**
 * The targets smaller than 44 × 44 px in the area that responds to a finger: pseudo elements and labels that cover them
 * count. Links within a sentence are exempt, as in WCAG: the line height limits them. Links in a checkbox’s label are
 * not exempt: a tap beside the link ticks the box.
 */
export function findSmallTargets(): string[] {
  const wanted = 44;
  const small: string[] = [];
  const pressable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="option"]';
  const isInSentence = (element: Element) => {
    const line = element.parentElement;
    const isInline = getComputedStyle(element).display === 'inline';
    return isInline && !element.closest('label') && line?.textContent?.trim() !== element.textContent?.trim();
  };
  // Elements behind a modal dialog are inert.
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  for (const element of top.querySelectorAll<HTMLElement>(pressable)) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden="true"]')
    )
      continue;
    const target = element.closest('label') ?? element;
    const box = target.getBoundingClientRect();
    if (box.width >= wanted - 0.5 && box.height >= wanted - 0.5) continue;
    if (element.matches('.skip') || isInSentence(element)) continue;
    target.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const answers = (dx: number, dy: number) =>
      target.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy));
    // Moves in steps of four pixels, then of one at the end.
    const reach = (dx: number, dy: number) => {
      if (!answers(0, 0)) return 0;
      let step = 0;
      for (const stride of [4, 1])
        while (step + stride < wanted && answers(dx * (step + stride), dy * (step + stride))) step += stride;
      return step + 1;
    };
    const wide = reach(1, 0) + reach(-1, 0);
    const high = reach(0, 1) + reach(0, -1);
    if (wide < wanted || high < wanted) small.push(`${wide}×${high} ${target.outerHTML.slice(0, 160)}`);
  }
  return small;
}

/** Texts that overflow the viewport horizontally and can't be scrolled to, except those with an ellipsis. */
export function findLostTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lost: string[] = [];
  const range = document.createRange();
  /** Whether a row around the element scrolls sideways. */
  const isInRow = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    ((element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto') ||
      isInRow(element.parentElement));
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim();
    if (!words) continue;
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    // Most are inside, and their styles need no check.
    if (width <= 1 || (left >= -1 && right <= document.documentElement.clientWidth + 1)) continue;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, .skip, [aria-hidden="true"], script, style, noscript')) continue;
    if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
    // Visible on wide screens only; screen readers announce it on all.
    let clipped: Element | null = element;
    while (clipped && getComputedStyle(clipped).clipPath !== 'inset(50%)') clipped = clipped.parentElement;
    if (!clipped && !isInRow(element)) lost.push(`${Math.round(left)}–${Math.round(right)}: ${words}`);
  }
  return lost;
}

/** Checks for a visible focus indicator: returns null if there is one, otherwise the reason. */
export function findFocusFault(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.outerHTML.slice(0, 160);
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  // Programmatic focus targets (the page, dialog titles) are not interactive.
  const isPlace = element.matches('main, h1, h2, dialog');
  const isMarked = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  if (!isPlace && !isMarked) return `unmarked: ${name}`;
  if (isPlace) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y] as const));
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return hit && (element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit));
  });
  return isSeen ? null : `out of sight: ${name}`;
}

/** Controls whose accessible name lacks a word of their visible text, which voice control needs: WCAG 2.5.3. */
export function findMisnamed(): string[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const isSeen = (element: Element | null) =>
    Boolean(
      element?.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'),
    );
  return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')].flatMap(
    (control) => {
      const name = plain(control.getAttribute('aria-label') ?? '');
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const missing: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = plain(node.nodeValue ?? '');
        if (text && isSeen(node.parentElement) && !name.includes(text)) missing.push(`${text} ≠ ${name}`);
      }
      return missing;
    },
  );
}

/** Elements that the bottom bar covers when they have the focus. */
export function findCovered(): string[] {
  const bar = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].find(
    (one) => one.offsetHeight,
  );
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a, button, input, select):not(:disabled), footer a',
  );
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !bar?.contains(control))
    .filter((control) => {
      control.focus();
      const { bottom, height } = control.getBoundingClientRect();
      return bar && height > 0 && bottom > bar.getBoundingClientRect().top + 1;
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Words that are cut off in their button, field label, heading or row without an ellipsis. */
export function findCutTexts(): string[] {
  const parts = document.querySelectorAll<HTMLElement>(
    'main :is(button, a, label, legend, summary, h1, h2, h3, p, dt, dd), [data-bottom-bar] :is(a, button, p)',
  );
  return [...parts].flatMap((part) => {
    if (part.clientWidth <= 1 || part.scrollWidth <= part.clientWidth + 1) return [];
    const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(part);
    const isShort = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
    const isShown = part.checkVisibility({ visibilityProperty: true });
    return isShown &&
      overflowX !== 'auto' &&
      !isShort &&
      !part.closest('.visually-hidden, [aria-hidden="true"]')
      ? [`${part.scrollWidth} in ${part.clientWidth}: ${part.outerHTML.slice(0, 120)}`]
      : [];
  });
}

/** Texts partly hidden by a box around them without an ellipsis, and texts that touch the next one in their row. */
export function findBrokenTexts(): string[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const hidden =
    '.visually-hidden, .skip, [aria-hidden="true"], script, style, noscript, select, header, footer';
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  const bars = '[data-bottom-bar], [data-save-bar]';
  const lines: [block: Element, words: string, box: DOMRect][] = [];
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim();
    if (!words || !element?.checkVisibility({ visibilityProperty: true }) || element.closest(hidden))
      continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    let isShort = false;
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, display } =
        getComputedStyle(box);
      isShort ||= textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOut = text.left < left - 1 || text.right > right + 1;
      const isBelow = text.top < top - 4 || text.bottom > bottom + 4;
      const isCut = (/hidden|clip/.test(overflowX) && isOut) || (/hidden|clip/.test(overflowY) && isBelow);
      if (isCut && !isShort && display !== 'inline') broken.push(`cut: ${words.slice(0, 60)}`);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
    }
    const block = blockOf(element);
    if (!isShort) for (const box of range.getClientRects()) lines.push([block, words.slice(0, 40), box]);
  }
  for (const [place, [block, words, box]] of lines.entries()) {
    const [next, others, other] = lines[place + 1] ?? [];
    if (!next || !other || block.contains(next) || next.contains(block)) continue;
    // Pages scroll under their bars.
    if (block.closest(bars) !== next.closest(bars)) continue;
    const overlap = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    const isBeside = overlap > 0.6 * Math.min(box.height, other.height);
    const gap = Math.max(box.left, other.left) - Math.min(box.right, other.right);
    if (isBeside && gap < 2) broken.push(`touch: ${words} and ${others}`);
  }
  return broken;
}

/** Placeholders whose end can't be seen. */
export function findCutHints(): string[] {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  return [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')].flatMap((field) => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = getComputedStyle(field, '::placeholder').font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const needed = pen.measureText(field.placeholder).width;
    const isShown = field.value === '' && room > 0 && field.checkVisibility({ visibilityProperty: true });
    return isShown && needed > room + 1 ? [`${Math.round(needed)} in ${room}: ${field.placeholder}`] : [];
  });
}

/** Headings in the display typeface under 30 px, a size at which its Arabic letters become illegible. */
export function findSmallDisplay(): string[] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].flatMap((heading) => {
    const { fontFamily, fontSize } = getComputedStyle(heading);
    const isSmall = fontFamily.includes('Kufi Fallback') && Number.parseFloat(fontSize) < 30;
    return isSmall && heading.checkVisibility({ visibilityProperty: true })
      ? [`${fontSize}: ${heading.outerHTML.slice(0, 100)}`]
      : [];
  });
}

/** Fields with text under 16 px, also in collapsed parts: Safari on iOS zooms in when such a field gets the focus. */
export function findSmallFields(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"], [type="range"]), select, textarea',
    ),
  ].flatMap((field) => {
    const { fontSize } = getComputedStyle(field);
    return Number.parseFloat(fontSize) < 16 ? [`${fontSize}: ${field.outerHTML.slice(0, 120)}`] : [];
  });
}

/** Buttons with two lines, except those that show user content and those that fill the end of a list's row. */
export function findTallButtons(): string[] {
  const range = document.createRange();
  return [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a, button)[data-variant]:not(:has(bdi), li [data-block])',
    ),
  ].flatMap((button) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return [];
    // Measures the text only: an icon may be above its word.
    const lines: DOMRect[] = [];
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      lines.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 8));
    }
    if (lines.length === 0) return [];
    const tops = lines.map(({ bottom }) => bottom);
    return Math.max(...tops) - Math.min(...tops) > 14 ? [`two lines: ${button.textContent}`] : [];
  });
}

/** Whether the whole height of an element is in the viewport. */
export function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Separator dots that are visible without the part before or after them. */
export function findDanglingDots(lines: string): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll(lines)].flatMap((line) => {
    const marks: [string, DOMRect][] = [];
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const [place, mark] of [...(node.nodeValue ?? '')].entries()) {
        if (mark.trim() === '') continue;
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        marks.push([mark, range.getBoundingClientRect()]);
      }
    const { left, right } = line.getBoundingClientRect();
    return marks.flatMap(([mark, box], place) => {
      if (mark !== '·' || box.right <= left || box.left >= right) return [];
      const beside = [marks[place - 1], marks[place + 1]].filter(
        (other) => other && Math.abs(other[1].bottom - box.bottom) < box.height / 2,
      );
      return beside.length === 2 ? [] : [line.textContent ?? ''];
    });
  });
}

/** Parts of a product's card or row that extend beyond it, where the next one may be. */
export function findSpilledCards(): string[] {
  const cards = [...document.querySelectorAll('main li:has(h2 a, h3 a)')];
  return cards.flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isOut = box.width > 1 && (box.left < left - 1 || box.right > right + 1);
      return isOut && part.checkVisibility() ? [part.outerHTML.slice(0, 120)] : [];
    });
  });
}
