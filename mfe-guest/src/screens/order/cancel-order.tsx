import { type GuestOrder, formatPaise, type ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useDocumentForm, useHistoryLayer, useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { orderPath } from '../../features/platform/gift-paths.ts';
import { FoldedQuestion } from '../../features/platform/folded-question.tsx';
import { PostForm } from '../../features/platform/post-form.tsx';
import { type OrderRequest, useChangedOrder } from './use-order.ts';
import { keptPaise, type OrderFacts } from './order-status.ts';
import { useApi } from '../../api.ts';

interface Props {
  readonly request: OrderRequest;
  readonly order: GuestOrder;
  readonly onCancelled: () => void;
  readonly onRefused: () => unknown;
}

const label = 'Cancel the order';
const title = 'Cancel this order?';
const confirm = 'Yes, cancel it';

function CancelForm({
  request,
  order,
  csrfToken,
}: Omit<Props, 'onCancelled' | 'onRefused'> & { readonly csrfToken: string }) {
  return (
    <FoldedQuestion summary={label} question={title}>
      <p>{cancelText(order)}</p>
      <PostForm action={orderPath(order.number, request.query.key)} csrfToken={csrfToken}>
        <Button type="submit" variant="danger">
          {confirm}
        </Button>
      </PostForm>
    </FoldedQuestion>
  );
}

export function CancelOrder(props: Props) {
  const { request, order, onCancelled, onRefused } = props;
  const rendered = useDocumentForm();
  const layer = useHistoryLayer('cancel-order');
  const cancel = useCancelOrder(request, { onCancelled, onRefused });
  if (rendered)
    return <CancelForm request={request} order={order} csrfToken={rendered.csrfToken} />;
  return (
    <>
      <Button
        variant="quiet"
        busy={cancel.isPending}
        busyLabel="Cancelling..."
        onClick={() => layer.show()}
      >
        {label}
      </Button>
      <Dialog
        layer={layer}
        title={title}
        description={cancelText(order)}
        size="sm"
        footer={
          <>
            <Button onClick={layer.close}>Keep the order</Button>
            <Button
              variant="danger"
              onClick={() => {
                layer.close();
                cancel.mutate();
              }}
            >
              {confirm}
            </Button>
          </>
        }
      />
    </>
  );
}

function cancelText(order: OrderFacts): string {
  const free = 'The gifts are free for others again.';
  const kept = keptPaise(order);
  if (kept > 0)
    return `${free} ${formatPaise(kept)} goes back the way it came; banks take up to seven working days.`;
  return order.heldUntil === null
    ? `${free} If you have sent money already, we send it back.`
    : `${free} You have not paid, so nothing has to come back.`;
}

interface Options {
  readonly onCancelled: () => void;
  /** The order is elsewhere by now. */
  readonly onRefused: () => unknown;
}

function useCancelOrder(request: OrderRequest, { onCancelled, onRefused }: Options) {
  const api = useApi();
  const showToast = useToast();
  const show = useChangedOrder(request);
  return useMutation<GuestOrder, ApiError>({
    mutationFn: () => api('cancelOrder', request),
    onSuccess(order) {
      show(order);
      onCancelled();
    },
    onError({ status, message }) {
      showToast({ type: 'error', title: 'Your order was not cancelled', description: message });
      if (status !== 0) void onRefused();
    },
  });
}
