import { plural, type BrowserFailure, type DeployedProject } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Stack } from '@gift-registry/design-system/layout';
import { shortVersion } from './release-change.ts';

const kinds: Record<BrowserFailure['kind'], string> = {
  load: 'A file did not load',
  crash: 'The page crashed',
  error: 'An error that the page survived',
  start: 'The shell did not start',
  ended: 'The tab ended twice, probably for want of memory',
};

const keyOf = ({ version, page, kind, part, message, place }: BrowserFailure): string =>
  [version, page, kind, part, message, place].join(' ');

function SeenFailure({ failure }: { readonly failure: BrowserFailure }) {
  const { page, kind, part, message, place, failed, networks } = failure;
  const views = plural(failed, '# view', '# views');
  const from = plural(networks, '# network', '# networks');
  return (
    <li>
      <strong>{part ? `${page}, in ${part}` : page}</strong>: {kinds[kind]}
      {message && <>, {message}</>}
      {place && (
        <>
          {' '}
          <code>{place}</code>
        </>
      )}{' '}
      ({views} from {from})
    </li>
  );
}

/** A failure in a single browser is no trouble of the release yet. */
export function Troubles({
  project,
  seenByBrowsers,
  failsInBrowsers,
  leftOut,
  previous,
}: Pick<
  DeployedProject,
  'project' | 'seenByBrowsers' | 'failsInBrowsers' | 'leftOut' | 'previous'
>) {
  if (seenByBrowsers.length === 0 && leftOut.length === 0) return null;
  const advice = previous
    ? `Look at ${project}, and roll it back if visitors can’t use it.`
    : `There is no earlier version of ${project} to go back to.`;
  return (
    <Stack gap={2}>
      {seenByBrowsers.length > 0 && (
        <Alert
          type={failsInBrowsers ? 'error' : 'info'}
          title={`${project}: seen by browsers in the last 24 hours`}
        >
          <ul>
            {seenByBrowsers.map((failure) => (
              <SeenFailure key={keyOf(failure)} failure={failure} />
            ))}
          </ul>
          {failsInBrowsers && <p>{advice}</p>}
        </Alert>
      )}
      {leftOut.map(({ version, reason }) => (
        <Alert key={version} type="error" title={`${shortVersion(version)} is not served`}>
          {reason}
        </Alert>
      ))}
    </Stack>
  );
}
