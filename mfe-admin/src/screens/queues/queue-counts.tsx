import { formatNumber, jobStates } from '@gift-registry/bff-contract';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import { Cluster } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { SelectField } from '@gift-registry/design-system/select-field';
import { codeWords } from '../../features/team/code-words.ts';
import type { JobsView, useQueues } from './use-queues.ts';

interface Props {
  readonly queues: ReturnType<typeof useQueues>;
  readonly view: JobsView;
  readonly onShow: (changes: Partial<JobsView>) => void;
}

const stateWords = { waiting: 'Waiting', active: 'Running', failed: 'Failed' } as const;

export function QueueCounts({ queues, view, onShow }: Props) {
  const { data, error, isFetching, refetch } = queues;
  if (error && !data)
    return (
      <LoadFailure
        title="The queues could not be loaded"
        error={error}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  const counts = data?.queues.find(({ name }) => name === view.queue);
  return (
    <Cluster>
      <SelectField
        label="Queue"
        hideLabel
        size="compact"
        value={view.queue}
        options={(data?.queues ?? [{ name: view.queue, failed: 0 }]).map(({ name, failed }) => ({
          value: name,
          label:
            failed > 0 ? `${codeWords(name)} (${formatNumber(failed)} failed)` : codeWords(name),
        }))}
        onValueChange={(queue) => onShow({ queue })}
      />
      <ChipRow label="State of the jobs">
        {jobStates.map((state) => (
          <ToggleChip
            key={state}
            pressed={view.state === state}
            onPressedChange={() => onShow({ state })}
          >
            {stateWords[state]} {counts && formatNumber(counts[state])}
          </ToggleChip>
        ))}
      </ChipRow>
    </Cluster>
  );
}
