import { listUnusualGivers } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { giftBookKey } from './use-gift-book.ts';

interface Props {
  readonly registryId: string;
  /** Searches the book for a giver. */
  readonly onShow: (giverName: string) => void;
}

/** Names guests who took an unusual number of gifts, perhaps by mistake. */
export function UnusualGivers({ registryId, onShow }: Props) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...giftBookKey, 'unusual-givers', registryId],
    queryFn: ({ signal }) => api(listUnusualGivers, { params: { registryId } }, { signal }),
  });
  return data?.givers.map(({ giverName, gifts }, index) => (
    <Alert
      key={index}
      type="warning"
      title={`${giverName || 'A guest'} has taken ${gifts} different gifts`}
      action={
        <Cluster>
          {giverName && <Button onClick={() => onShow(giverName)}>See these gifts</Button>}
          <Button href={`/links/${registryId}`} linkComponent={Link}>
            Pause gifts
          </Button>
        </Cluster>
      }
    >
      That is more than usual within a day. If it looks like a mistake, please ask them.
    </Alert>
  ));
}
