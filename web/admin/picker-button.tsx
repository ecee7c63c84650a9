import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAdminWords } from './use-admin-words.ts';

type PickerButtonProps = {
  /** What it adds, while the picker is closed. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  variant?: 'soft' | 'line';
  disabled?: boolean;
};

/** Opens a `ProductPicker`, and says while that is open that it closes it. */
export function PickerButton({ label, isOpen, onToggle, variant = 'soft', disabled }: PickerButtonProps) {
  const { change } = useAdminWords().orders;
  return (
    <Button size="sm" variant={variant} disabled={disabled} onClick={onToggle}>
      <Icon name={isOpen ? 'close' : 'plus'} />
      {isOpen ? change.closeSearch : label}
    </Button>
  );
}
