import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import styles from './leave-dialog.module.css';

interface Props {
  readonly open: boolean;
  /** Labels of the fields with unsaved changes. */
  readonly changes: readonly string[];
  /** Description of the saved draft, which discarding deletes. */
  readonly draft: string | undefined;
  readonly busyWith: 'save' | 'discard' | undefined;
  /** Why saving or discarding failed. */
  readonly failure: string | undefined;
  readonly onStay: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Asks whether to save or discard unsaved changes. Closing the dialog stays on the page. */
export function LeaveDialog(props: Props) {
  const { open, changes, draft, busyWith, failure, onStay, onSave, onDiscard } = props;
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
            Discard draft and leave
          </Button>
          <Button busy={busyWith === 'save'} onClick={onSave}>
            Save draft and leave
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
          {draft
            ? `Discarding deletes these changes and ${draft} for good.`
            : 'Discarding deletes these changes for good.'}
        </p>
      </Stack>
    </Dialog>
  );
}
