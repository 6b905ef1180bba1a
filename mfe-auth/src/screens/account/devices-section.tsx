import { type SignedInDevice, formatTime } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { useDevices } from './use-devices.ts';
import styles from './devices-section.module.css';

interface Props {
  readonly devices: readonly SignedInDevice[];
  readonly onEnd: (device: SignedInDevice) => void;
}

function DeviceList({ devices, onEnd }: Props) {
  return (
    <ul className={styles.list} aria-label="Devices">
      {devices.map((device) => (
        <Card as="li" key={device.id} padding="sm" className={styles.device}>
          <div>
            <div className={styles.name}>
              <h3>{device.device}</h3>
              {device.current && <Badge tone="success">This device</Badge>}
            </div>
            <p className={styles.times}>
              Signed in {formatTime(device.signedInAt)}
              {!device.current && (
                <>
                  <br />
                  Last used {formatTime(device.lastUsedAt)}
                </>
              )}
            </p>
          </div>
          {!device.current && (
            <Button
              size="sm"
              onClick={() => onEnd(device)}
              aria-label={`Sign out ${device.device}, signed in ${formatTime(device.signedInAt)}`}
            >
              Sign out
            </Button>
          )}
        </Card>
      ))}
    </ul>
  );
}

const everyOther = 'others';

export function DevicesSection() {
  const devices = useDevices();
  const question = useHistoryLayer('end-sessions');
  const [asked, setAsked] = useState<SignedInDevice>();
  const device =
    devices.data?.find(({ id }) => id === question.subject[0]) ??
    (asked?.id === question.subject[0] ? asked : undefined);
  const others = devices.data?.filter(({ current }) => !current) ?? [];
  const ask = (toEnd: SignedInDevice) => {
    setAsked(toEnd);
    question.show(toEnd.id);
  };

  return (
    <Stack gap={4}>
      {devices.isError && (
        <LoadFailure
          title="Failed to load your devices."
          error={devices.error}
          onRetry={devices.refetch}
          busy={devices.isFetching}
        />
      )}
      {devices.isPending && <Loading label="Loading your devices..." />}
      {devices.data && <DeviceList devices={devices.data} onEnd={ask} />}
      {devices.data && others.length === 0 && <p>You are signed in nowhere else.</p>}
      {others.length > 0 && (
        <div>
          <Button variant="danger" onClick={() => question.show(everyOther)}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      {(device || question.subject[0] === everyOther) && (
        <DialogBoundary part="end-sessions" layer={question}>
          <EndSessionsDialog device={device} others={others.length} layer={question} />
        </DialogBoundary>
      )}
    </Stack>
  );
}
