import {
  noteOrder,
  type ApiCall,
  type TeamOrder,
  refusalProblems,
  type ApiError,
  cancelTeamOrder,
  closeOrderCase,
  formatPaise,
} from '@gift-registry/bff-contract';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useDraftText, useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState, type ReactNode } from 'react';
import { useOrderChange, isOutdated } from './use-order-change.ts';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { orderState, caseNames } from '../../features/orders/order-words.ts';
import { caseAdvice } from './order-cases.tsx';

interface OrderDialogProps {
  readonly order: TeamOrder;
  readonly layer: HistoryLayer;
  readonly title: string;
  readonly description?: string | undefined;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  readonly change: { readonly isPending: boolean; readonly error: ApiError | null };
  /** The reason why the form was not sent, where no field says it. */
  readonly problem?: string | undefined;
  /** The fields that show what the server refused about them. */
  readonly shownFields?: readonly string[];
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function OrderDialog({
  order,
  layer,
  change: { isPending, error },
  problem,
  shownFields = [],
  onSubmit,
  children,
  ...texts
}: OrderDialogProps) {
  const failure = refusalProblems(error, shownFields).form;
  const state = error && isOutdated(error) ? ` The order is now: ${orderState(order).line}.` : '';
  return (
    <FormDialog
      {...texts}
      layer={layer}
      busy={isPending}
      failureTitle="Nothing was changed"
      failure={problem ?? (failure && `${failure}${state}`)}
      onSubmit={onSubmit}
    >
      {children}
    </FormDialog>
  );
}

interface Props {
  readonly order: TeamOrder;
  readonly layer: HistoryLayer;
  /** Names the form, so that each keeps its own text. */
  readonly name: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly label: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly done: string;
  readonly danger?: boolean;
  readonly send: (api: ApiCall, why: string) => Promise<TeamOrder>;
}

/** All texts about an order have the same rule. */
const { why: reason } = noteOrder.body.shape;

function ReasonDialog({ name, label, done, send, ...dialog }: Props) {
  const { order, layer } = dialog;
  const showToast = useToast();
  const [text, setText, forget] = useDraftText(`${name}:${order.number}`, '');
  const [problem, setProblem] = useState<string>();
  const change = useOrderChange(order.number, send, () => {
    forget();
    layer.close();
    showToast({ type: 'success', title: done });
  });
  const submit = () => {
    const parsed = reason.safeParse(text);
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success) change.mutate(parsed.data);
  };
  return (
    <OrderDialog {...dialog} change={change} onSubmit={submit}>
      <TextArea
        label={label}
        rows={3}
        limit={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem}
      />
    </OrderDialog>
  );
}

interface ReasonDialogsProps {
  readonly order: TeamOrder;
  readonly layer: HistoryLayer;
}

export function CancelDialog({ order, layer }: ReasonDialogsProps) {
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

export function NoteDialog({ order, layer }: ReasonDialogsProps) {
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

interface CaseProps extends ReasonDialogsProps {
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
