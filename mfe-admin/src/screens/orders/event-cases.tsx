import {
  closeEventCase,
  formatTime,
  listEventCases,
  noteOrder,
  queryKeyOf,
  type ApiError,
  type EventCase,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useDraftText, useHistoryLayer, type HistoryLayer } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useRead } from '../../api.ts';
import { useMay } from '../../features/team/use-may.ts';
import { ordersKey } from '../../features/orders/order-reads.ts';

interface DialogProps {
  readonly eventCase: EventCase;
  readonly layer: HistoryLayer;
}

function EventCaseDialog({ eventCase: { id, detail }, layer }: DialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [text, setText, forget] = useDraftText(`event-case:${id}`, '');
  const [problem, setProblem] = useState<string>();
  const close = useMutation<unknown, ApiError, string>({
    mutationFn: (decision) => api(closeEventCase, { params: { caseId: id }, body: { decision } }),
    onSuccess() {
      forget();
      layer.close();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeyOf(listEventCases) }),
        queries.invalidateQueries({ queryKey: ordersKey }),
      ]),
  });
  const submit = () => {
    const read = noteOrder.body.shape.why.safeParse(text);
    setProblem(read.error?.issues[0]?.message);
    if (read.success) close.mutate(read.data);
  };
  return (
    <FormDialog
      layer={layer}
      title="Close the case “Unreadable event”"
      description={detail}
      submitLabel="Close the case"
      busyLabel="Closing..."
      busy={close.isPending}
      failureTitle="Nothing was changed"
      failure={close.error?.message}
      onSubmit={submit}
    >
      <TextArea
        label="What was decided"
        rows={3}
        limit={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem}
      />
    </FormDialog>
  );
}

/** Events of the payment provider that can't be read and name no order of ours. */
export function EventCases() {
  const may = useMay();
  const layer = useHistoryLayer('close-event-case');
  const { data } = useRead(listEventCases, {});
  const chosen = data?.cases.find(({ id }) => id === layer.subject[0]);
  return (
    <>
      {data?.cases.map(({ id, detail, openedAt }) => (
        <Alert
          key={id}
          type="warning"
          title="Case: the payment provider sent an event that we can’t read"
          action={
            may(closeEventCase) && (
              <Button size="sm" onClick={() => layer.show(id)}>
                Close the case
              </Button>
            )
          }
        >
          It names no order of ours, and nothing is booked. Compare with the provider’s own page. It
          says: {detail}. It came {formatTime(openedAt)}.
        </Alert>
      ))}
      {chosen && (
        <DialogBoundary part="close-event-case" layer={layer}>
          <EventCaseDialog eventCase={chosen} layer={layer} />
        </DialogBoundary>
      )}
    </>
  );
}
