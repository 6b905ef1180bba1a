import {
  promoteCanary,
  rollBackRelease,
  type ApiCall,
  type DeployedProject,
} from '@gift-registry/bff-contract';

export interface ReleaseChange {
  readonly button: string;
  readonly question: string;
  readonly consequence: string;
  readonly busyLabel: string;
  readonly failed: string;
  readonly done: string;
  readonly tone: 'primary' | 'danger';
  readonly send: (api: ApiCall) => Promise<{ readonly version: string }>;
}

export const releasePath = (project: string): string => `/admin/releases/${project}`;

export const hasTrouble = ({ failsInBrowsers, leftOut }: DeployedProject): boolean =>
  failsInBrowsers || leftOut.length > 0;

export const shortVersion = (version: string): string => version.slice(0, 8);

function rollback(project: string, withdraws: string) {
  return (api: ApiCall) => api(rollBackRelease, { params: { project }, body: { withdraws } });
}

function canaryChanges(
  project: string,
  live: string,
  canary: { readonly version: string; readonly percent: number },
): ReleaseChange[] {
  const name = shortVersion(canary.version);
  return [
    {
      button: 'Promote',
      question: `Promote ${name} of ${project}?`,
      consequence: `Now ${canary.percent} % of the visitors get it. From the next page load on, everybody does.`,
      busyLabel: 'Promoting...',
      failed: 'The canary was not promoted',
      done: 'Canary Promoted',
      tone: 'primary',
      send: (api) => api(promoteCanary, { params: { project }, body: { canary: canary.version } }),
    },
    {
      button: 'End canary',
      question: `End the canary of ${project}?`,
      consequence: `Nobody gets ${name} from the next page load on. Everybody gets ${shortVersion(live)}.`,
      busyLabel: 'Ending...',
      failed: 'The canary did not end',
      done: 'Canary Ended',
      tone: 'danger',
      send: rollback(project, canary.version),
    },
  ];
}

/** A canary is promoted or ended before the area can be rolled back. */
export function changesOf({
  project,
  live,
  canary,
  previous,
}: Pick<DeployedProject, 'project' | 'live' | 'canary' | 'previous'>): ReleaseChange[] {
  if (!live) return [];
  if (canary) return canaryChanges(project, live.version, canary);
  if (!previous) return [];
  return [
    {
      button: 'Roll back',
      question: `Roll ${project} back to ${shortVersion(previous)}?`,
      consequence: `From the next page load on, nobody gets ${shortVersion(live.version)}. Open pages keep their version.`,
      busyLabel: 'Rolling back...',
      failed: 'The area was not rolled back',
      done: 'Rolled Back',
      tone: 'danger',
      send: rollback(project, live.version),
    },
  ];
}
