import type { UnusualNetwork } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { GiveBackButton } from './give-back-button.tsx';
import styles from './unusual-network-alert.module.css';
import { giftsOf } from './use-give-back.ts';

interface Props {
  readonly registryId: string;
  readonly network: UnusualNetwork;
}

/** Says that many gifts came over one connection, and names its guests. Most often that is a family at home. */
export function UnusualNetworkAlert({ registryId, network }: Props) {
  return (
    <Alert
      type="warning"
      title={`${network.gifts} different gifts were chosen from one connection`}
      action={
        <Button href={`/links/${registryId}`} linkComponent={Link}>
          Pause gifts
        </Button>
      }
    >
      <Stack gap={3}>
        <p>
          {network.guests} guests gave them within three days. Often that is a family at home or a
          mobile network that many people share, and all is well. If you don’t know a name below,
          you can give that guest’s gifts back.
        </p>
        <ul className={styles.givers} aria-label="Guests of this connection">
          {network.givers.map((giver) => (
            <li key={giver.giftId} className={styles.giver}>
              <span className={styles.name}>
                {giver.giverName || 'A guest'}: {giftsOf(giver.gifts)}
              </span>
              {giver.returnable > 0 && (
                <Cluster>
                  <GiveBackButton
                    registryId={registryId}
                    giver={giver}
                    label={`Give back all of ${giver.giverName || 'a guest'}`}
                  />
                </Cluster>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Alert>
  );
}
