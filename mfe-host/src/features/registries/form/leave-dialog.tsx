import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import styles from './leave-dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly changes: readonly string[];
  readonly alsoDeleted?: string | undefined;
  readonly labels: { readonly save: string; readonly discard: string };
  readonly busyWith: 'save' | 'discard' | undefined;
  readonly failure: string | undefined;
  readonly onStay: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export function LeaveDialog(props: Props) {
  const { open, changes, alsoDeleted, labels, busyWith, failure, onStay, onSave, onDiscard } =
    props;
  return (
    <Dialog
      open={open}
      size="lg"
      onOpenChange={(next) => !next && onStay()}
      title="Leave without finishing?"
      description="You have changes that are not saved yet:"
      footer={
        <div className={styles.answers}>
          <Button variant="danger" busy={busyWith === 'discard'} onClick={onDiscard}>
            {labels.discard}
          </Button>
          <Button busy={busyWith === 'save'} onClick={onSave}>
            {labels.save}
          </Button>
          <Button variant="primary" onClick={onStay}>
            Stay
          </Button>
        </div>
      }
    >
      <Stack>
        {failure && <Alert type="error">{failure}</Alert>}
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <p>
          {alsoDeleted
            ? `Discarding deletes these changes and ${alsoDeleted} for good.`
            : 'Discarding deletes these changes for good.'}
        </p>
      </Stack>
    </Dialog>
  );
}
