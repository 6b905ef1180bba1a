import type { ApiError, TeamOrder } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useId, type ReactNode } from 'react';
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
  readonly onSubmit: () => void;
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

export function OrderDialog({
  order,
  layer,
  title,
  description,
  submitLabel,
  busyLabel,
  danger = false,
  change: { isPending, error },
  onSubmit,
  question,
  children,
}: Props) {
  const formId = useId();
  const failure = error?.field === undefined ? error : null;
  return (
    <Dialog
      layer={layer}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={isPending}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap={4}>
          {failure && (
            <Alert type="error" title="Nothing was changed">
              {failure.message}
              {isOutdated(failure) && ` The order is now: ${orderState(order).line}.`}
            </Alert>
          )}
          {children}
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
