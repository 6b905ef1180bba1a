import { refusalProblems, type ApiError, type TeamOrder } from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { orderState } from '../../../features/orders/order-words.ts';
import { isOutdated } from '../use-order-change.ts';

interface Props {
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
}: Props) {
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
