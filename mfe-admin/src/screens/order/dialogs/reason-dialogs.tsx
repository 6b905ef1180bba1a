import {
  cancelTeamOrder,
  closeOrderCase,
  formatPaise,
  noteOrder,
  type TeamOrder,
} from '@gift-registry/bff-contract';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { caseNames } from '../../../features/orders/order-words.ts';
import { caseAdvice } from '../case-advice.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Props {
  readonly order: TeamOrder;
  readonly layer: HistoryLayer;
}

export function CancelDialog({ order, layer }: Props) {
  const { number, guestEmail, refundablePaise, payment } = order;
  const money =
    refundablePaise === 0
      ? 'Nothing was paid.'
      : payment === 'manual'
        ? `You then give ${formatPaise(refundablePaise)} back by hand.`
        : `${formatPaise(refundablePaise)} goes back to the giver.`;
  const mail = guestEmail === null ? '' : ', and the giver gets a mail';
  return (
    <ReasonDialog
      {...{ order, layer }}
      danger
      name="cancel"
      title={`Cancel ${number}?`}
      description={`The gifts are free again for others${mail}. ${money}`}
      label="Why?"
      submitLabel="Cancel the order"
      busyLabel="Cancelling..."
      done={`${number} is cancelled`}
      send={(api, why) => api(cancelTeamOrder, { params: { number }, body: { why } })}
    />
  );
}

export function NoteDialog({ order, layer }: Props) {
  const { number } = order;
  return (
    <ReasonDialog
      {...{ order, layer }}
      name="note"
      title={`A note about ${number}`}
      description="For the team; neither the giver nor the host sees it."
      label="Note"
      submitLabel="Add the note"
      busyLabel="Adding..."
      done="The note is added"
      send={(api, why) => api(noteOrder, { params: { number }, body: { why } })}
    />
  );
}

interface CaseProps extends Props {
  readonly orderCase: TeamOrder['cases'][number];
}

export function CaseDialog({ order, layer, orderCase: { id, kind } }: CaseProps) {
  const { number } = order;
  return (
    <ReasonDialog
      {...{ order, layer }}
      name={`case-${id}`}
      title={`Close the case “${caseNames[kind]}”`}
      description={caseAdvice[kind]}
      label="What was decided"
      submitLabel="Close the case"
      busyLabel="Closing..."
      done="The case is closed"
      send={(api, decision) =>
        api(closeOrderCase, { params: { number, caseId: id }, body: { decision } })
      }
    />
  );
}
