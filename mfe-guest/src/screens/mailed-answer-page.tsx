import type { getMailedAnswer } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import { AskedQuestions } from '../features/questions/asked-questions.tsx';
import { askPath, giftPath, registryPath } from '../features/platform/gift-paths.ts';
import { ReadMailedLink } from '../features/registries/read-mailed-link.tsx';
import { PageBody } from '../features/platform/page-body.tsx';

const path: (typeof getMailedAnswer)['path'] = '/api/shared/:shareCode/mailed-answers/:token';

export default function MailedAnswerPage() {
  return (
    <ReadMailedLink
      path={path}
      read={(api, ...request) => api('getMailedAnswer', ...request)}
      failureTitle="We couldn’t open the answer"
    >
      {(question, { shareCode, registry }) => (
        <PageBody width="narrow">
          <title>The host’s answer</title>
          <Stack gap={5}>
            <PageHeading title="The host’s answer" eyebrow={registry.registryName} />
            <AskedQuestions title="Your question" questions={[question]} />
            <Cluster>
              <Button
                variant="primary"
                href={giftPath(shareCode, question.itemId)}
                linkComponent={Link}
              >
                See this gift
              </Button>
              <Button href={askPath(shareCode, question.itemId)} linkComponent={Link}>
                Ask again
              </Button>
              <Button
                variant="quiet"
                href={registryPath(shareCode, question.itemId)}
                linkComponent={Link}
              >
                See the wish list
              </Button>
            </Cluster>
          </Stack>
        </PageBody>
      )}
    </ReadMailedLink>
  );
}
