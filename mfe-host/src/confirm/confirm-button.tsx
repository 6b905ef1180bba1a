import { Button } from '@gift-registry/design-system/button';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
        question={question}
        confirm={confirm}
        danger={danger}
        onConfirm={onConfirm}
      />
    </>
  );
}
