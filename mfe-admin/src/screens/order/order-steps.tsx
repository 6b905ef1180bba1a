import type { TeamOrder } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { possibleMoves, moveWords, useAskedMove } from '../../features/orders/use-asked-move.tsx';
import { slipsPath } from '../../features/orders/order-paths.ts';

export const waitsForMoney = ({ state, parcel, actions }: TeamOrder): boolean =>
  state === 'open' && parcel === 'none' && actions.includes('book-payment');

export const waitsForRefund = ({ refundDuePaise, actions }: TeamOrder): boolean =>
  Boolean(refundDuePaise) && actions.includes('refund');

interface Props {
  readonly order: TeamOrder;
  readonly onShip: () => void;
  readonly onCancel: () => void;
  readonly onBook: () => void;
  readonly onRefund: () => void;
}

interface Step {
  readonly label: string;
  readonly press: () => void;
  /** The usual one comes first. */
  readonly usual: boolean;
}

export function OrderSteps({ order, onShip, onCancel, onBook, onRefund }: Props) {
  const move = useAskedMove();
  const { number, actions, parcel, shipTo } = order;
  const handsOver = shipTo === 'pick-up';
  const steps: Step[] = possibleMoves([order]).map((action) => ({
    label: handsOver && action === 'deliver' ? 'Mark as handed over' : moveWords[action].button,
    press: () => move.start(action, [number]),
    usual:
      action === 'pack' ||
      action === 'send-again' ||
      (action === 'deliver' && (handsOver || parcel === 'shipped')),
  }));
  if (actions.includes('ship'))
    steps.push({ label: 'Send the parcel', press: onShip, usual: parcel === 'packed' });
  if (waitsForMoney(order)) steps.push({ label: 'Book a payment', press: onBook, usual: true });
  if (waitsForRefund(order)) steps.push({ label: 'Give money back', press: onRefund, usual: true });
  const ordered = [...steps.filter(({ usual }) => usual), ...steps.filter(({ usual }) => !usual)];
  const isCancellable = actions.includes('cancel');
  return (
    <div role="group" aria-label="Next steps">
      <Cluster>
        {ordered.map(({ label, press, usual }) => (
          <Button
            key={label}
            variant={usual ? 'primary' : 'secondary'}
            busy={move.busy}
            onClick={press}
          >
            {label}
          </Button>
        ))}
        <Button href={slipsPath([number])} linkComponent={Link}>
          Print the slip
        </Button>
        {isCancellable && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel the order
          </Button>
        )}
      </Cluster>
      {move.question}
    </div>
  );
}
