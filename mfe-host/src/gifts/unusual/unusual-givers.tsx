import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { GiveBackButton } from './give-back-button.tsx';
import { giftsOfGiver } from './give-back-texts.ts';
import { UnusualNetworkAlert } from './unusual-network-alert.tsx';
import { useUnusualGivers } from './use-unusual-givers.ts';

interface Props {
  readonly registryId: string;
  readonly onShow: (giverName: string) => void;
}

export function UnusualGivers({ registryId, onShow }: Props) {
  const { data } = useUnusualGivers(registryId);
  return (
    <>
      {data?.givers.map((giver) => (
        <Alert
          key={giver.giftId}
          type="warning"
          title={`${giver.giverName || 'A guest'} has taken ${giver.gifts} different gifts`}
          action={
            <Cluster>
              {giver.giverName && (
                <Button onClick={() => onShow(giver.giverName)}>See these gifts</Button>
              )}
              {giver.returnable > 0 && (
                <GiveBackButton registryId={registryId} gifts={giftsOfGiver(giver)} />
              )}
              <Button href={`/links/${registryId}`} linkComponent={Link}>
                Pause gifts
              </Button>
            </Cluster>
          }
        >
          That is more than usual within a day. If it looks like a mistake, please ask them, or give
          the gifts back.
        </Alert>
      ))}
      {data?.networks?.map((network) => (
        <UnusualNetworkAlert key={network.giftId} registryId={registryId} network={network} />
      ))}
    </>
  );
}
