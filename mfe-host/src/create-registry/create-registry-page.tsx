import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { LoadFailure } from '../failure/load-failure.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { RegistryForm } from './registry-form.tsx';
import { useRegistryDraft } from './use-registry-draft.ts';

export default function CreateRegistryPage() {
  const draft = useRegistryDraft();
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        <PageHeading
          title="Let's Setup Your Registry!"
          lede="Tell us what you celebrate, and start collecting gifts."
        />
        {draft.isPending && <FormSkeleton />}
        {draft.isError && (
          <LoadFailure
            title="Failed to load registry draft. Please try refreshing the page."
            error={draft.error}
            onRetry={draft.refetch}
          />
        )}
        {draft.data && <RegistryForm draft={draft.data.registry} />}
      </Screen>
    </>
  );
}

function FormSkeleton() {
  return (
    <Card padding="lg">
      <Stack gap={6} role="status">
        <VisuallyHidden>Loading your draft...</VisuallyHidden>
        <Skeleton lines={3} />
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </Stack>
    </Card>
  );
}
