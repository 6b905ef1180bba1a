import { ApiError, readThanks } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Garland } from '@gift-registry/design-system/garland';
import { Stack } from '@gift-registry/design-system/layout';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useNavigation } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api.ts';
import { QueryFailure } from '../features/platform/query-failure.tsx';
import { Screen } from '../features/platform/screen.tsx';
import styles from './thank-you-page.module.css';

function useNote() {
  const api = useApi();
  const { location, replaceQuery } = useNavigation();
  const [token] = useState(() => new URLSearchParams(location.search).get('note') ?? '');
  useEffect(() => {
    if (location.search) replaceQuery(new URLSearchParams());
  }, [location.search, replaceQuery]);
  return useQuery({
    queryKey: ['thank-you', token],
    queryFn: ({ signal }) => api(readThanks, { body: { token: token || 'missing' } }, { signal }),
  });
}

const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 400;

export default function ThankYouPage() {
  const note = useNote();
  return (
    <Screen width="narrow">
      {note.isPending && <Loading label="Opening your note..." lines={5} />}
      {note.isError &&
        (isGone(note.error) ? (
          <EmptyState headingLevel={1} title="This note can’t be opened">
            The link may be incomplete, or the note is gone. Please open it from your mail again.
          </EmptyState>
        ) : (
          <QueryFailure query={note} title="We could not open this note. Please try again." />
        ))}
      {note.data && (
        <>
          <PageHeading
            align="center"
            title={`A note from ${note.data.from}`}
            lede={`About your gift: ${note.data.productName}`}
          />
          <Card padding="lg">
            <Stack gap={4}>
              <Garland />
              <p className={styles.note}>{note.data.note}</p>
            </Stack>
          </Card>
        </>
      )}
    </Screen>
  );
}
