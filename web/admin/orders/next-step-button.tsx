import type { OrderStatus } from '../../../contracts/orders.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { Step } from './use-status-change.ts';
import { useStepName } from './use-step-name.ts';

type NextStepButtonProps = {
  order: Step['order'];
  next: OrderStatus;
  isBusy: boolean;
  onStep: (to: OrderStatus) => void;
  /** Whether it is as wide as its container. */
  block?: boolean;
};

/** The button that advances an order in a list; its accessible name includes the order. */
export function NextStepButton({ order, next, isBusy, onStep, block = false }: NextStepButtonProps) {
  const { orders } = useAdminWords();
  const step = useStepName()(next, order.delivery.method);
  return (
    <Button
      size="sm"
      variant="line"
      block={block}
      busy={isBusy}
      aria-label={orders.nextNamed(order.number, step)}
      title={step}
      onClick={() => onStep(next)}
    >
      {step}
    </Button>
  );
}
