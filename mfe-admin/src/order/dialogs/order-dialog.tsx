import type { ApiError, TeamOrder } from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { orderState } from '../../team-orders/order-words.ts';
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
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function OrderDialog({
  order,
  layer,
  change: { isPending, error },
  problem,
  onSubmit,
  children,
  ...texts
}: Props) {
  const failure = error?.field === undefined ? error : null;
  return (
    <FormDialog
      {...texts}
      layer={layer}
      busy={isPending}
      failureTitle="Nothing was changed"
      failure={
        problem ??
        (failure &&
          `${failure.message}${isOutdated(failure) ? ` The order is now: ${orderState(order).line}.` : ''}`)
      }
      onSubmit={onSubmit}
    >
      {children}
    </FormDialog>
  );
}
