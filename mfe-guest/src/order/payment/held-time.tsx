import { formatMinutes } from '@gift-registry/bff-contract';
import { useSecondsLeft } from '@gift-registry/design-system/countdown';
import { useFormatHoldEnd } from '../../scripts/use-format-instant.ts';
import { useScriptsRun } from '../../scripts/use-scripts-run.ts';

interface Props {
  readonly until: string;
}

interface HeldTimeProps extends Props {
  readonly count: number;
}

function MinutesLeft({ until }: Props) {
  return formatMinutes(useSecondsLeft(Date.parse(until)));
}

export function HeldTime({ until, count }: HeldTimeProps) {
  const scriptsRun = useScriptsRun();
  const end = useFormatHoldEnd()(until);
  return (
    <p>
      We hold {count === 1 ? 'your gift' : 'your gifts'} for you
      {scriptsRun && (
        <>
          {' '}
          for another{' '}
          <strong>
            <MinutesLeft until={until} />
          </strong>
        </>
      )}
      {scriptsRun ? `, until ${end}.` : ` until ${end}.`}
    </p>
  );
}
