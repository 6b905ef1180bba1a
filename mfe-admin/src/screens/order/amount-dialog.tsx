import {
  amountMessages,
  amountProblem,
  type ApiCall,
  formatPaise,
  noteOrder,
  readAmount,
  refusalProblems,
  type TeamOrder,
} from '@gift-registry/bff-contract';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { type HistoryLayer, useToast } from '@gift-registry/shell-contract';
import { type ReactNode, useState } from 'react';
import { useOrderChange } from './use-order-change.ts';
import { OrderDialog } from './reason-dialog.tsx';

type TypedPaise =
  | { readonly paise: number; readonly problem?: undefined }
  | { readonly paise?: undefined; readonly problem: string };

function readPaise(typed: string, least: number, most: number): TypedPaise {
  const reading = readAmount(typed);
  const problem = amountProblem(reading);
  if (problem !== undefined) return { problem };
  if (reading.kind !== 'amount') return { problem: amountMessages.missing };
  if (reading.paise > most) return { problem: `Please enter ${formatPaise(most)} at most.` };
  if (reading.paise < least) return { problem: `Please enter ${formatPaise(least)} at least.` };
  return { paise: reading.paise };
}

interface Money {
  readonly paise: number;
  readonly why: string;
}

/** The typed values, kept while the page stays open. The amount is in rupees. */
interface TypedMoney {
  readonly typed: { readonly amount: string; readonly why: string };
  readonly type: (changes: { readonly amount?: string; readonly why?: string }) => void;
  readonly forget: () => void;
}

interface Props {
  readonly order: TeamOrder;
  readonly layer: HistoryLayer;
  readonly money: TypedMoney;
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  readonly amountHint?: string | undefined;
  readonly whyHint: string;
  /** Paise. */
  readonly amount: { readonly least: number; readonly most: number };
  /** Fields above the amount. */
  readonly children?: ReactNode;
  readonly done: (paise: number) => string;
  readonly send: (api: ApiCall, money: Money) => Promise<TeamOrder>;
}

const shownFields = ['paise', 'why'] as const;

interface Problems {
  readonly amount?: string | undefined;
  readonly why?: string | undefined;
}

export function AmountDialog(props: Props) {
  const { money, amount, amountHint, whyHint, children, done, send, ...dialog } = props;
  const { order, layer } = dialog;
  const showToast = useToast();
  const { typed, type, forget } = money;
  const [problems, setProblems] = useState<Problems>({});
  const change = useOrderChange(order.number, send, ({ paise }) => {
    forget();
    layer.close();
    showToast({ type: 'success', title: done(paise) });
  });
  const submit = () => {
    const read = readPaise(typed.amount, amount.least, amount.most);
    const why = noteOrder.body.shape.why.safeParse(typed.why);
    setProblems({ amount: read.problem, why: why.error?.issues[0]?.message });
    if (read.paise !== undefined && why.success)
      change.mutate({ paise: read.paise, why: why.data });
  };
  const refused = refusalProblems(change.error, shownFields).fields;
  return (
    <OrderDialog {...dialog} {...{ change, shownFields }} onSubmit={submit}>
      {children}
      <TextField
        label="Amount"
        startSlot="₹"
        inputMode="decimal"
        autoComplete="off"
        hint={amountHint}
        value={typed.amount}
        onChange={({ target }) => type({ amount: target.value })}
        error={problems.amount ?? refused.paise}
      />
      <TextArea
        label="Why?"
        hint={whyHint}
        rows={2}
        limit={500}
        value={typed.why}
        onChange={({ target }) => type({ why: target.value })}
        error={problems.why ?? refused.why}
      />
    </OrderDialog>
  );
}
