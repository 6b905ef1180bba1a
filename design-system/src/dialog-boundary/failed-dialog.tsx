import { Button } from '../button/button.tsx';
import { Dialog, type Layer } from '../dialog/dialog.tsx';

type FailedDialogProps = { layer: Layer; onRetry: () => void };

export function FailedDialog({ layer, onRetry }: FailedDialogProps) {
  return (
    <Dialog
      layer={layer}
      size="sm"
      title="This part didn’t work."
      description="Everything else still does."
      footer={
        <>
          <Button onClick={() => layer.onOpenChange(false)}>Close</Button>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    />
  );
}
