import { getMailDrawing, urlOf, type ApiCall, type ApiError } from '@gift-registry/bff-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { Tabs } from '@gift-registry/design-system/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import styles from './drawn-mail.module.css';

export type Scheme = 'light' | 'dark';

interface Drawing {
  readonly subject: string;
  readonly drawingId: string;
}

interface Props {
  /** Names the drawing in the cache. */
  readonly name: string;
  readonly draw: (api: ApiCall, scheme: Scheme, signal: AbortSignal) => Promise<Drawing>;
}

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

// The server keeps a drawing for ten minutes.
const staleTime = 300_000;

/** A mail as people see it, in a frame that runs and loads nothing. */
export function DrawnMail({ name, draw }: Props) {
  const api = useApi();
  const [scheme, setScheme] = useState<Scheme>('light');
  const { data, error, isFetching, refetch } = useQuery<Drawing, ApiError>({
    queryKey: ['drawn-mail', name, scheme],
    queryFn: ({ signal }) => draw(api, scheme, signal),
    staleTime,
    gcTime: staleTime,
    retry: false,
  });
  return (
    <div className={styles.drawing}>
      <Tabs
        label="Colours"
        variant="pill"
        tabs={schemes}
        value={scheme}
        onValueChange={setScheme}
      />
      {error && !data && (
        <LoadFailure
          title="The mail could not be drawn"
          error={error}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!data && !error && <Loading label="Drawing the mail..." lines={10} />}
      {data && (
        <>
          <p className={styles.subject}>
            <span className={styles.label}>Subject</span> {data.subject}
          </p>
          <iframe
            key={data.drawingId}
            className={styles.frame}
            title={`Content of: ${data.subject}`}
            sandbox=""
            src={urlOf(getMailDrawing.path, { params: { drawingId: data.drawingId } })}
          />
        </>
      )}
    </div>
  );
}
