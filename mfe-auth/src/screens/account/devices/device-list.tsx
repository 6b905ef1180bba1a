import { formatTime, type SignedInDevice } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import styles from './devices-section.module.css';

interface Props {
  readonly devices: readonly SignedInDevice[];
  readonly onEnd: (device: SignedInDevice) => void;
}

export function DeviceList({ devices, onEnd }: Props) {
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
