import { Button } from '@gift-registry/design-system/button';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { useHistoryLayer } from '@gift-registry/shell-contract';

interface Props {
  readonly label: string;
  readonly about: string;
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

export function ConfirmButton(props: Props) {
  const { label, about, title, question, confirm, danger = false, busy, onConfirm } = props;
  const layer = useHistoryLayer(`${label}: ${about}`);
  return (
    <>
      <Button size="sm" aria-label={`${label}: ${about}`} busy={busy} onClick={() => layer.show()}>
        {label}
      </Button>
      <ConfirmDialog
        layer={layer}
        title={title}
        description={question}
        confirmLabel={confirm}
        danger={danger}
        onConfirm={onConfirm}
      />
    </>
  );
}
