import { formatDay, type Registry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { describeDraft } from '../../features/registries/form/leaving/unsaved-changes.ts';

interface Props {
  readonly draft: Registry;
  readonly startsNew: boolean;
  readonly onContinue: () => void;
  readonly onStartNew: () => void;
}

export function DraftNotice({ draft, startsNew, onContinue, onStartNew }: Props) {
  const described = describeDraft(draft) ?? '';
  if (startsNew)
    return (
      <Alert
        title="You start a new registry"
        action={<Button onClick={onContinue}>Back to the draft</Button>}
      >
        {draft.itemCount > 0
          ? `${capitalized(described)} stays on your dashboard.`
          : `${capitalized(described)} is empty; saving replaces it.`}
      </Alert>
    );
  return (
    <Alert
      title={`You have a draft of ${formatDay(draft.updatedAt)}`}
      action={
        <Cluster>
          <Button variant="primary" onClick={onContinue}>
            Continue
          </Button>
          <Button onClick={onStartNew}>Start a new one</Button>
        </Cluster>
      }
    >
      {`The form shows ${described}.`}
    </Alert>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
