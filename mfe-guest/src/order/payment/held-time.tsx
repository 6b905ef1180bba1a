import { formatMinutes, plural } from '@gift-registry/bff-contract';
import { useSecondsLeft } from '@gift-registry/design-system/countdown';
import { useFormatTime } from '../../scripts/use-format-instant.ts';
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
  const end = useFormatTime()(until);
  return (
    <p>
      We hold {plural(count, 'your gift', 'your gifts')} for you
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
