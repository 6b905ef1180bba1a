import { queryKeyOf, type getMailedAnswer } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { UnreadableLink } from '../answer/unreadable-link.tsx';
import { useApi } from '../api.ts';
import { AskedQuestions } from '../ask/asked-questions.tsx';
import { askPath, registryPath } from '../claiming/gift-paths.ts';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';
import { PageBody } from '../page-body/page-body.tsx';
import { sharedReadOptions } from '../reads/shared-reads.ts';
import { LoadedRegistry } from '../shared-registry/loaded-registry.tsx';
import { shareCodeOf } from '../shared-registry/share-code.ts';

const path: (typeof getMailedAnswer)['path'] = '/api/shared/:shareCode/mailed-answers/:token';

/** The answer of the host that a mail leads to. */
export default function AnswersPage() {
  const { shareCode: fromPath, token = '' } = usePathParams();
  const shareCode = shareCodeOf(useNavigation().location.search, fromPath);
  const api = useApi();
  const params = { shareCode, token };
  const { data, error, refetch } = useQuery({
    ...sharedReadOptions,
    queryKey: queryKeyOf({ path }, { params }),
    queryFn: ({ signal }) => api('getMailedAnswer', { params }, { signal }),
  });
  return (
    <LoadedRegistry shareCode={shareCode}>
      {({ registryName }) => (
        <PageBody width="narrow">
          <title>The host’s answer</title>
          {data ? (
            <Stack gap={5}>
              <PageHeading title="The host’s answer" eyebrow={registryName} />
              <AskedQuestions title="Your question" questions={[data]} />
              <Cluster>
                <Button variant="primary" href={registryPath(shareCode)} linkComponent={Link}>
                  See the wish list
                </Button>
                <Button href={askPath(shareCode, data.itemId)} linkComponent={Link}>
                  Ask again
                </Button>
              </Cluster>
            </Stack>
          ) : error ? (
            <UnreadableLink
              shareCode={shareCode}
              title="We couldn't open the answer"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <GiftListSkeleton />
          )}
        </PageBody>
      )}
    </LoadedRegistry>
  );
}
