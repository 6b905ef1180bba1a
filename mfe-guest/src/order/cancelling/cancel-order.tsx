import type { GuestOrder } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useDocumentForm, useHistoryLayer } from '@gift-registry/shell-contract';
import { cancelOrderPath } from '../../address/gift-paths.ts';
import { FoldedQuestion } from '../../page-form/folded-question.tsx';
import { PostForm } from '../../page-form/post-form.tsx';
import type { OrderRequest } from '../use-order.ts';
import { cancelText } from './cancel-text.ts';
import { useCancelOrder } from './use-cancel-order.ts';

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
      <PostForm action={cancelOrderPath(order.number)} csrfToken={csrfToken}>
        {request.query.key && <input type="hidden" name="key" value={request.query.key} />}
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
