import { getDraft } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { useHint } from '../../features/registries/use-hint.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { Screen } from '../../features/platform/screen.tsx';
import { DraftOrNew } from './draft-or-new.tsx';
import { Welcome } from './welcome.tsx';

/** The host's newest draft. Fetched at each visit, and not refetched while the form is open. */
function useRegistryDraft() {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.draft,
    queryFn: ({ signal }) => api(getDraft, {}, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export default function CreateRegistryPage() {
  const draft = useRegistryDraft();
  const welcome = useHint('welcome');
  const [start, setStart] = useState<{ readonly withStarterList: boolean }>();
  const isPending = draft.isPending || (draft.isSuccess && welcome.isPending);
  const isWelcome = welcome.isShown && !start && draft.data?.registry === null;
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        <PageHeading
          title="Let's Setup Your Registry!"
          lede="Tell us what you celebrate, and start collecting gifts."
        />
        {isPending && <FormSkeleton />}
        <QueryFailure
          query={draft}
          title="Failed to load registry draft. Please try refreshing the page."
        />
        {isWelcome && (
          <Welcome
            onStart={(withStarterList) => {
              setStart({ withStarterList });
              welcome.dismiss();
            }}
          />
        )}
        {draft.data && !isPending && !isWelcome && (
          <DraftOrNew
            draft={draft.data.registry}
            focusForm={start !== undefined}
            withStarterList={start?.withStarterList ?? false}
          />
        )}
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
