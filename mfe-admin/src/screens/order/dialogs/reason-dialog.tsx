import { noteOrder, type ApiCall, type TeamOrder } from '@gift-registry/bff-contract';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useDraftText, useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useOrderChange } from '../use-order-change.ts';
import { OrderDialog } from './order-dialog.tsx';

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

export function ReasonDialog({ name, label, done, send, ...dialog }: Props) {
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
