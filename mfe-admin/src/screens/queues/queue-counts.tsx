import {
  jobStates,
  listJobs,
  listQueues,
  queryKeyOf,
  removeJob,
  retryJob,
  type ApiError,
  formatNumber,
} from '@gift-registry/bff-contract';
import { useNavigation, useToast } from '@gift-registry/shell-contract';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useRead } from '../../api.ts';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import { Cluster } from '@gift-registry/design-system/layout';
import { readFailure } from '../../features/team/loaded.tsx';
import { SelectField } from '@gift-registry/design-system/select-field';
import { codeWords } from '../../features/team/audit-words.ts';

interface Props {
  readonly queues: ReturnType<typeof useQueues>;
  readonly view: JobsView;
  readonly onShow: (changes: Partial<JobsView>) => void;
}

const stateWords = { waiting: 'Waiting', active: 'Running', failed: 'Failed' } as const;

export function QueueCounts({ queues, view, onShow }: Props) {
  const { data } = queues;
  const failure = readFailure(queues, 'queues');
  if (failure) return failure;
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

const refetchInterval = 10_000;
/** Its failed jobs are failed mails, which have a list of their own. */
const MAIL = 'mail';

export type JobState = (typeof jobStates)[number];

export interface JobsView {
  readonly queue: string;
  readonly state: JobState;
  readonly page: number;
}

/** The jobs that the address names; without a queue, failed jobs are those of the first queue that has some. */
export function useJobsView({ data, isPending }: ReturnType<typeof useQueues>) {
  const { location, pushQuery } = useNavigation();
  const typed = new URLSearchParams(location.search);
  const asksFailed = !typed.has('queue') && typed.get('state') === 'failed';
  const failing = data?.queues.find(({ name, failed }) => failed > 0 && name !== MAIL)?.name;
  const page = Number(typed.get('page') ?? 1);
  const view: JobsView = {
    queue: typed.get('queue') ?? (asksFailed ? failing : undefined) ?? MAIL,
    state: jobStates.find((state) => state === typed.get('state')) ?? 'failed',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  };
  return {
    view,
    known: !(asksFailed && isPending),
    show(changes: Partial<JobsView>): void {
      const { queue, state, page: next } = { ...view, page: 1, ...changes };
      pushQuery(new URLSearchParams({ queue, state, ...(next > 1 ? { page: String(next) } : {}) }));
    },
  };
}

export function useQueues() {
  return useRead(listQueues, {}, { refetchInterval });
}

export function useJobs({ queue, state, page }: JobsView, enabled: boolean) {
  const request = { params: { queue }, query: { state, page } };
  return useRead(listJobs, request, {
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval,
  });
}

interface JobChange {
  readonly queue: string;
  readonly jobId: string;
}

export function useJobChange(kind: 'retry' | 'remove') {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation<unknown, ApiError, JobChange>({
    mutationFn: (params) =>
      kind === 'retry' ? api(retryJob, { params, body: {} }) : api(removeJob, { params }),
    onSuccess: () =>
      void showToast({
        type: 'success',
        title: kind === 'retry' ? 'The job runs again' : 'The job is removed',
      }),
    onError: (error) =>
      void showToast({
        type: 'error',
        title: kind === 'retry' ? 'The job was not started' : 'The job was not removed',
        description: error.message,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeyOf(listQueues) }),
  });
}
