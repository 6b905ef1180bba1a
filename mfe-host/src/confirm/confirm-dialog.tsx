import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';

interface Props {
  readonly layer: HistoryLayer;
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
}

export function ConfirmDialog({ layer, title, question, confirm, danger, onConfirm }: Props) {
  return (
    <Dialog
      layer={layer}
      title={title}
      description={question}
      size="sm"
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={() => {
              layer.close();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}
