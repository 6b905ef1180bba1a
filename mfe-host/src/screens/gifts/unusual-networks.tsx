import { plural, type UnusualNetwork } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { giftCount } from '../../features/items/gift-count.ts';
import { GiveBackButton } from './give-back-button.tsx';
import { giftsOfGiver, giftsOfNetwork } from './give-back-texts.ts';
import styles from './unusual-networks.module.css';
import { useUnusualNetworks } from './use-unusual-networks.ts';

export function UnusualNetworks({ registryId }: { readonly registryId: string }) {
  const { data } = useUnusualNetworks(registryId);
  return data?.networks.map((network) => (
    <UnusualNetworkAlert key={network.giftId} registryId={registryId} network={network} />
  ));
}

interface Props {
  readonly registryId: string;
  readonly network: UnusualNetwork;
}

function UnusualNetworkAlert({ registryId, network }: Props) {
  const { units, guests, returnable, givers } = network;
  return (
    <Alert
      type="warning"
      title={plural(
        units,
        '# gift was chosen from one connection',
        '# gifts were chosen from one connection',
      )}
      action={
        <Cluster>
          {returnable > 0 && (
            <GiveBackButton registryId={registryId} gifts={giftsOfNetwork(network)} />
          )}
          <Button href={`/links/${registryId}#passcode`} linkComponent={Link}>
            Set a passcode
          </Button>
          <Button href={`/links/${registryId}#pause`} linkComponent={Link}>
            Pause
          </Button>
        </Cluster>
      }
    >
      <Stack gap={3}>
        <p>
          {plural(guests, '# guest', '# guests')} chose them within three days, and none of them is
          paid yet. Often that is a family, a venue or a mobile network that many people share, and
          all is well. If you don’t know the names below, you can give their gifts back.
        </p>
        <ul className={styles.givers} aria-label="Guests of this connection">
          {givers.map((giver) => (
            <li key={giver.giftId} className={styles.giver}>
              <span className={styles.name}>
                {giver.giverName || 'A guest'}: {giftCount(giver.gifts)}
              </span>
              {giver.returnable > 0 && givers.length > 1 && (
                <Cluster>
                  <GiveBackButton
                    registryId={registryId}
                    gifts={giftsOfGiver(giver)}
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
