import { type DeployedProject, formatTime } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { shortVersion } from './release-change.ts';
import styles from './troubles.module.css';

export function Troubles({
  project,
  alarm,
  leftOut,
  previous,
}: Pick<DeployedProject, 'project' | 'alarm' | 'leftOut' | 'previous'>) {
  if (!alarm && leftOut.length === 0) return null;
  return (
    <div className={styles.troubles}>
      {alarm && (
        <Alert type="error" title={`${shortVersion(alarm.version)} fails in browsers`}>
          {`${alarm.failed} of ${alarm.views} reported views since ${formatTime(alarm.since)}, most on ${alarm.page}. Our own checks could not prove it, so it is still live. `}
          {previous
            ? `Look at ${project}, and roll it back if visitors can’t use it.`
            : `There is no earlier version of ${project} to go back to.`}
        </Alert>
      )}
      {leftOut.map(({ version, reason }) => (
        <Alert key={version} type="error" title={`${shortVersion(version)} is not served`}>
          {reason}
        </Alert>
      ))}
    </div>
  );
}
