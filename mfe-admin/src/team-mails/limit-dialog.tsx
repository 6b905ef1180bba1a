import { plural, reason as reasonField } from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useDraftText, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';

interface Props {
  readonly layer: HistoryLayer;
  readonly count: number;
  readonly busy: boolean;
  readonly onSend: (reason: string) => void;
}

export function LimitDialog({ layer, count, busy, onSend }: Props) {
  const [text, setText, forget] = useDraftText('mail-limit', '');
  const [problem, setProblem] = useState<string>();
  return (
    <FormDialog
      layer={layer}
      title={plural(count, 'Send it beyond the limit?', 'Send # beyond the limit?')}
      description="The mailbox has had all mails that it gets in a day. The limit protects people who never asked for mails."
      submitLabel="Send anyway"
      busyLabel="Sending..."
      busy={busy}
      onSubmit={() => {
        const parsed = reasonField.safeParse(text);
        setProblem(parsed.error?.issues[0]?.message);
        if (!parsed.success) return;
        forget();
        onSend(parsed.data);
      }}
    >
      <TextArea
        label="Why?"
        hint="Such as: the guest called and asked for it. It stands in the audit log."
        rows={3}
        limit={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem}
      />
    </FormDialog>
  );
}
