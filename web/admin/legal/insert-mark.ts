/** What begins a line that is more than a paragraph. */
export type LineMark = '## ' | '- ';

/** Puts a mark before the line of the caret, in the place of another one; takes the same one away. */
export function toggleLineMark(field: HTMLTextAreaElement, mark: LineMark): void {
  const { value, selectionStart } = field;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const [former = ''] = value.slice(start).match(/^(?:## |- )/) ?? [];
  field.setRangeText(former === mark ? '' : mark, start, start + former.length, 'preserve');
  // A caret before the mark would write before it.
  if (field.selectionEnd === start) field.selectionStart = start + (former === mark ? 0 : mark.length);
  reportInput(field);
}

/** Puts a text in the place of what is selected, with the caret behind it. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  reportInput(field);
}

/** As after typing: the form takes the value in, and the caret stays in the field. */
function reportInput(field: HTMLTextAreaElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus({ preventScroll: true });
}
