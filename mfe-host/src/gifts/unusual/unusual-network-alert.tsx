import { plural, type UnusualNetwork } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { giftCount } from '../../items/gift-count.ts';
import { GiveBackButton } from './give-back-button.tsx';
import { giftsOfGiver, giftsOfNetwork } from './give-back-texts.ts';
import styles from './unusual-network-alert.module.css';

interface Props {
  readonly registryId: string;
  readonly network: UnusualNetwork;
}

function unconfirmedText({ units, unconfirmedUnits }: UnusualNetwork): string {
  if (unconfirmedUnits === 0) return 'All of them confirmed their email.';
  if (unconfirmedUnits === units) return 'None of them confirmed an email.';
  const unconfirmed = plural(unconfirmedUnits, '# gift is', '# gifts are');
  return `${unconfirmed} from guests who have not confirmed an email.`;
}

export function UnusualNetworkAlert({ registryId, network }: Props) {
  const guests = plural(network.guests, '# guest', '# guests');
  return (
    <Alert
      type="warning"
      title={plural(
        network.units,
        '# gift was chosen from one connection',
        '# gifts were chosen from one connection',
      )}
      action={
        <Cluster>
          {network.returnable > 0 && (
            <GiveBackButton registryId={registryId} gifts={giftsOfNetwork(network)} />
          )}
          <Button href={`/links/${registryId}`} linkComponent={Link}>
            Pause gifts
          </Button>
        </Cluster>
      }
    >
      <Stack gap={3}>
        <p>
          {guests} chose them within three days. {unconfirmedText(network)}
          {network.asked && ' We now ask each further guest there to confirm an email first.'}
        </p>
        <p>
          Often that is a family, a venue or a mobile network that many people share, and all is
          well. If you don’t know the names below, you can give their gifts back.
        </p>
        {network.givers.length > 0 && (
          <ul className={styles.givers} aria-label="Guests of this connection">
            {network.givers.map((giver) => (
              <li key={giver.giftId} className={styles.giver}>
                <span className={styles.name}>
                  {giver.giverName || 'A guest'}: {giftCount(giver.gifts)}
                </span>
                {giver.returnable > 0 && (
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
        )}
      </Stack>
    </Alert>
  );
}
