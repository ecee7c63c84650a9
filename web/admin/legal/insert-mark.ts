/** What begins a line that is more than a paragraph. */
export type LineMark = '## ' | '- ';

/** Puts a mark before the line of the caret, in the place of another one; takes the same one away. */
export function toggleLineMark(field: HTMLTextAreaElement, mark: LineMark): void {
  const { value, selectionStart, selectionEnd } = field;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const [former = ''] = value.slice(start).match(/^(?:## |- )/) ?? [];
  const next = former === mark ? '' : mark;
  replaceText(field, next, start, start + former.length);
  // A caret before the mark would write before it.
  const moved = (caret: number) => Math.max(caret + next.length - former.length, start + next.length);
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
}

/** Puts a text in the place of what is selected, with the caret behind it. */
export const insertText = (field: HTMLTextAreaElement, text: string): void =>
  replaceText(field, text, field.selectionStart, field.selectionEnd);

/** As typed by hand: Ctrl+Z takes it back, the form takes the value in, and the caret stays in the field. */
function replaceText(field: HTMLTextAreaElement, text: string, start: number, end: number): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  // The one way into the browser's own history of changes; without it the text is written, but stays.
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
