import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { RegistryLoadFailure } from '../../features/registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { useRegistry } from '../../features/registries/registry-queries.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { QuestionCard } from './question-card.tsx';
import { useQuestions } from './use-questions.ts';

export default function QuestionsPage() {
  const registryId = usePathParams()['registryId'] ?? '';
  const registry = useRegistry(registryId);
  const questions = useQuestions(registryId);
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader back={{ to: `/gifts/${registryId}`, label: 'Gift Book' }} />
      <Screen width="narrow">
        <PageHeading
          title="Questions"
          eyebrow={registry.data?.registryName}
          lede="Guests ask here about your gifts. Your answer is mailed to those who left an address."
        />
        {questions.isPending && <Skeleton lines={6} />}
        {!questions.data && (
          <RegistryLoadFailure
            query={questions}
            headingLevel={2}
            title="Failed to load the questions. Please try again."
          />
        )}
        {questions.data && (
          <>
            {questions.data.questions.length === 0 ? (
              <EmptyState
                headingLevel={2}
                title="No questions yet"
                action={
                  <Button variant="primary" href={`/gifts/${registryId}`} linkComponent={Link}>
                    Gift Book
                  </Button>
                }
              >
                When a guest asks about a gift, you find the question here.
              </EmptyState>
            ) : (
              <Stack gap={4}>
                {questions.data.questions.map((question) => (
                  <QuestionCard key={question.id} registryId={registryId} question={question} />
                ))}
              </Stack>
            )}
          </>
        )}
      </Screen>
    </>
  );
}
