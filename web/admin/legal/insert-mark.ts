/** Marks at the start of a line that is more than a paragraph. */
export type LineMark = '## ' | '- ';

/** Puts a mark at the start of the caret's line, replacing another one; removes the same one. */
export function toggleLineMark(field: HTMLTextAreaElement, mark: LineMark): void {
  const { value, selectionStart, selectionEnd } = field;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const [former = ''] = value.slice(start).match(/^(?:## |- )/) ?? [];
  const next = former === mark ? '' : mark;
  replaceText(field, next, start, start + former.length);
  // A caret in front of the mark would type before it.
  const moved = (caret: number) => Math.max(caret + next.length - former.length, start + next.length);
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
}

/** Replaces the selection by a text, with the caret after it. */
export const insertText = (field: HTMLTextAreaElement, text: string): void =>
  replaceText(field, text, field.selectionStart, field.selectionEnd);

/** Inserts as if typed: Ctrl+Z undoes it, the form receives the value, and the caret stays in the field. */
function replaceText(field: HTMLTextAreaElement, text: string, start: number, end: number): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  // The only way to use the browser's own undo history; otherwise the text is inserted without it.
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
