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
  /** As wide as its place. */
  block?: boolean;
};

/** Gives an order of a list its next status; its name says to screen readers which order. */
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
