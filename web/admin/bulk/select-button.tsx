import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';

const id = 'select-rows';

/** Takes the focus when the bar of what is chosen goes, which would fall to the body. */
export const focusSelectButton = () => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Begins and ends the choosing of rows. */
export function SelectButton({
  selection,
}: {
  selection: { isOn: boolean; start: () => void; stop: () => void };
}) {
  const { bulk } = useAdminWords();
  return (
    <Button
      id={id}
      size="sm"
      variant={selection.isOn ? 'soft' : 'line'}
      aria-pressed={selection.isOn}
      onClick={selection.isOn ? selection.stop : selection.start}
    >
      {bulk.select}
    </Button>
  );
}
