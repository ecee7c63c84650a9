import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const controls = ':is(button, input, select, textarea):enabled';

type RemoveRowButtonProps = { label: string; onRemove: () => void; icon?: 'trash' | 'close' };

/** Removes the row of a list that it is in. */
export function RemoveRowButton({ label, onRemove, icon = 'trash' }: RemoveRowButtonProps) {
  return (
    <IconButton
      data-removes-row
      label={label}
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget);
        onRemove();
      }}
    >
      <Icon name={icon} />
    </IconButton>
  );
}

/**
 * Focus management: otherwise the focus would fall to the body with the removed row. It moves to the button that removes
 * the next row, else the one before, else to the first control below the list, such as the button that adds a row.
 */
function keepFocus(button: HTMLElement): void {
  const row = button.closest('li');
  const list = row?.parentElement;
  const box = list?.parentElement;
  if (!row || !list || !box) return;
  const place = [...list.children].indexOf(row);
  const placeOfList = [...box.children].indexOf(list);
  // Once React has removed the row, or with the last one the list.
  requestAnimationFrame(() => {
    const rows = list.isConnected ? [...list.children] : [];
    const neighbour = rows[place] ?? rows.at(-1);
    const below = [...box.children].slice(placeOfList).filter((element) => element !== list);
    const target = neighbour?.querySelector<HTMLElement>('[data-removes-row]') ?? firstControl(below);
    target?.focus();
  });
}

function firstControl(elements: Element[]): HTMLElement | undefined {
  for (const element of elements) {
    const control = element.matches(controls) ? element : element.querySelector(controls);
    if (control instanceof HTMLElement) return control;
  }
  return undefined;
}
