import type { GuestOrder } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { useDocumentForm, useHistoryLayer } from '@gift-registry/shell-contract';
import { cancelOrderPath } from '../../address/gift-paths.ts';
import { PostForm } from '../../page-form/post-form.tsx';
import type { OrderRequest } from '../use-order.ts';
import styles from './cancel-order.module.css';
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

/** The same question without scripts: the form is folded into it. */
function CancelForm({
  request,
  order,
  csrfToken,
}: Omit<Props, 'onCancelled' | 'onRefused'> & { readonly csrfToken: string }) {
  return (
    <details>
      <summary className={styles.summary}>{label}</summary>
      <Card>
        <PostForm action={cancelOrderPath(order.number)} csrfToken={csrfToken}>
          {request.query.key && <input type="hidden" name="key" value={request.query.key} />}
          <Stack gap={4}>
            <h2 className={styles.title}>{title}</h2>
            <p>{cancelText(order)}</p>
            <div>
              <Button type="submit" variant="danger">
                {confirm}
              </Button>
            </div>
          </Stack>
        </PostForm>
      </Card>
    </details>
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
