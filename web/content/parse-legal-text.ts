/** A text, or a placeholder in braces. */
export type Part = string | { name: string };
export type LegalBlock = { kind: 'heading' | 'paragraph'; parts: Part[] } | { kind: 'list'; items: Part[][] };

/**
 * Parses the simple notation: `## ` begins a heading, `- ` a list item, a blank line ends a paragraph. A line with a
 * placeholder that has no value, such as a phone number that is not set, is left out, and so is a line without words; a
 * heading is left out with everything below it.
 */
export function parseLegalText(text: string, isKnown: (name: string) => boolean): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  /** Whether something below the last heading was left out. */
  let isThinned = false;
  const dropEmptyHeading = () => {
    if (isThinned && blocks.at(-1)?.kind === 'heading') blocks.pop();
    isThinned = false;
  };
  for (const { kind, line } of text.split(/\n\s*\n/).flatMap((block) => linesOf(block))) {
    if (kind === 'paragraph' && line === '') continue;
    if (kind === 'heading') dropEmptyHeading();
    const parts = partsOf(line);
    if (!parts.some(saysSomething) || parts.some((part) => typeof part !== 'string' && !isKnown(part.name))) {
      isThinned = true;
      continue;
    }
    const last = blocks.at(-1);
    if (kind !== 'list') blocks.push({ kind, parts });
    else if (last?.kind === 'list') last.items.push(parts);
    else blocks.push({ kind, items: [parts] });
  }
  dropEmptyHeading();
  return blocks;
}

const saysSomething = (part: Part): boolean => typeof part !== 'string' || /[\p{L}\p{N}]/u.test(part);

type Line = { kind: LegalBlock['kind']; line: string };

/** Headings and items are lines of their own; the other lines of a block are one paragraph. */
function linesOf(block: string): Line[] {
  const lines = block.split('\n').map((line) => line.trim());
  return lines.reduce<Line[]>((found, line) => {
    const last = found.at(-1);
    if (line.startsWith('#')) found.push({ kind: 'heading', line: line.replace(/^#+\s*/, '') });
    else if (/^[-•*](\s|$)/.test(line)) found.push({ kind: 'list', line: line.slice(1).trim() });
    else if (last?.kind === 'paragraph') last.line += ` ${line}`;
    else found.push({ kind: 'paragraph', line });
    return found;
  }, []);
}

const partsOf = (line: string): Part[] =>
  line
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{[^{}]*\}$/.test(part) ? { name: part.slice(1, -1).trim() } : part));
