import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useHistoryLayer } from '@gift-registry/shell-contract';

interface Props {
  readonly label: string;
  /** The person or thing, for screen readers. */
  readonly about: string;
  readonly title: string;
  readonly question: string;
  /** The text of the button that goes on. */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button that asks before it acts. */
export function ConfirmButton(props: Props) {
  const { label, about, title, question, confirm, danger = false, busy, onConfirm } = props;
  const layer = useHistoryLayer(`${label}: ${about}`);
  return (
    <>
      <Button size="sm" aria-label={`${label}: ${about}`} busy={busy} onClick={() => layer.show()}>
        {label}
      </Button>
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
    </>
  );
}
