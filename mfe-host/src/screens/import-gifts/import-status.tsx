import { formatNumber, plural } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Progress } from '@gift-registry/design-system/progress';
import { RegistryOfGiftsButton } from '../../features/registries/registry-of-gifts-button.tsx';
import { sentOf, type ImportRun } from './import-run.ts';
import type { useImportRun } from './use-import-run.ts';
import { giftCount } from '../../features/items/item-totals.ts';

interface ImportResultProps {
  readonly added: number;
  readonly alreadyAdded: number;
  readonly registryName: string | undefined;
}

function title({ added, registryName }: ImportResultProps): string {
  if (added === 0) return 'Nothing new in this file';
  return registryName
    ? `${giftCount(added)} added to ${registryName}`
    : `${giftCount(added)} kept for your first registry`;
}

function ImportResult(props: ImportResultProps) {
  const { added, alreadyAdded, registryName = 'your list' } = props;
  return (
    <Alert type={added === 0 ? 'info' : 'success'} title={title(props)}>
      {alreadyAdded > 0 &&
        `${giftCount(alreadyAdded)} ${plural(alreadyAdded, 'was', 'were')} in ${registryName} before.`}
    </Alert>
  );
}

interface Props {
  readonly run: ImportRun;
  readonly importing: ReturnType<typeof useImportRun>;
  readonly onAnotherFile: () => void;
}

export function ImportStatus({ run, importing, onAnotherFile }: Props) {
  const { isSending, toTakeBack, failure } = importing;
  const sent = sentOf(run);
  const isStopped = run.waiting.length > 0 && !isSending;
  const undo = run.itemIds.length > 0 && !isSending && (
    <Button variant="quiet" onClick={() => importing.takeBack(run)}>
      Undo
    </Button>
  );
  if (toTakeBack !== undefined)
    return (
      <Progress
        label="Taking the gifts back"
        value={toTakeBack - run.itemIds.length}
        max={toTakeBack}
        valueText={`${formatNumber(toTakeBack - run.itemIds.length)} of ${formatNumber(toTakeBack)} taken back`}
      />
    );
  if (run.waiting.length > 0)
    return (
      <Stack>
        <Progress
          label="Adding the gifts"
          value={sent}
          max={run.total}
          valueText={`${formatNumber(sent)} of ${formatNumber(run.total)} done`}
        />
        {isSending && <p>You can take all of them back afterwards.</p>}
        {isStopped && (
          <Alert
            type="warning"
            title={`The import stopped after ${formatNumber(sent)} of ${giftCount(run.total)}`}
          >
            {failure ?? 'What was added stays. Continue with the rest, or undo all of it.'}
          </Alert>
        )}
        {isStopped && (
          <Cluster>
            <Button variant="primary" onClick={() => importing.send(run)}>
              Continue
            </Button>
            <Button onClick={onAnotherFile}>Leave it as it is</Button>
            {undo}
          </Cluster>
        )}
      </Stack>
    );
  return (
    <Stack>
      <ImportResult
        added={run.itemIds.length}
        alreadyAdded={run.alreadyAdded}
        registryName={run.registryName}
      />
      <Cluster>
        <RegistryOfGiftsButton registryId={run.registryId} />
        <Button onClick={onAnotherFile}>Add another file</Button>
        {undo}
      </Cluster>
    </Stack>
  );
}
