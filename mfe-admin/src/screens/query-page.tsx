import {
  formatTime,
  getQuery,
  queryKeyOf,
  type TeamQuery,
  markQuery,
  noteQuery,
  replyToQuery,
  type ApiError,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { usePathParams, useDraftText, useToast } from '@gift-registry/shell-contract';
import { useRead, useApi } from '../api.ts';
import { DetailLayout } from '../features/team/detail-layout.tsx';
import styles from '../features/team/detail.module.css';
import { Columns, Facts, Section } from '../features/team/section.tsx';
import { queryStateTones, queryStateWords } from '../features/support/query-words.ts';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface Props {
  readonly query: TeamQuery;
  readonly queryKey: readonly unknown[];
}

type Step = 'reply' | 'note' | 'mark';

const done: Readonly<Record<Step, string>> = {
  reply: 'The reply is on its way',
  note: 'The note is added',
  mark: 'The query is changed',
};

function useQueryStep({ query: { id, state }, queryKey }: Props, onDone: (step: Step) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const params = { queryId: id };
  return useMutation<TeamQuery, ApiError, { readonly step: Step; readonly text: string }>({
    mutationFn: ({ step, text }) =>
      step === 'mark'
        ? api(markQuery, { params, body: { answered: state === 'open' } })
        : api(step === 'reply' ? replyToQuery : noteQuery, { params, body: { text } }),
    onSuccess(changed, { step }) {
      queries.setQueryData(queryKey, changed);
      onDone(step);
    },
  });
}

function QueryAnswer(props: Props) {
  const { query } = props;
  const showToast = useToast();
  const [text, setText, forget] = useDraftText(`query:${query.id}`, '');
  const [problem, setProblem] = useState<string>();
  const change = useQueryStep(props, (step) => {
    if (step !== 'mark') forget();
    if (step !== 'mark') setText('');
    showToast({ type: 'success', title: done[step] });
  });
  const send = (step: 'reply' | 'note') => {
    const route = step === 'reply' ? replyToQuery : noteQuery;
    const parsed = route.body.shape.text.safeParse(text);
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success) change.mutate({ step, text: parsed.data });
  };
  return (
    <Section title="Answer">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send('reply');
        }}
      >
        <Stack gap={4}>
          <TextArea
            label="Your words"
            hint={`A reply goes to ${query.email}. A note stays with the team.`}
            rows={6}
            limit={5_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={problem}
          />
          {change.error && (
            <Alert type="error" title="Nothing was changed">
              {change.error.message}
            </Alert>
          )}
          <Cluster>
            <Button variant="primary" type="submit" busy={change.isPending} busyLabel="Sending...">
              Send the reply
            </Button>
            <Button onClick={() => send('note')}>Add a note</Button>
            <Button variant="quiet" onClick={() => change.mutate({ step: 'mark', text: '' })}>
              {query.state === 'open' ? 'Mark as answered' : 'Open again'}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Section>
  );
}

function Entries({ query: { entries } }: { readonly query: TeamQuery }) {
  return (
    <Section title="Replies and notes">
      {entries.length === 0 && <p className={styles.soft}>Nobody has written yet.</p>}
      <ol className={styles.moments}>
        {entries.map(({ id, kind, by, text, createdAt }) => (
          <li key={id}>
            <p>
              <strong>{kind === 'reply' ? 'Reply' : 'Note'}</strong>
              {by && ` by ${by}`}
            </p>
            <p className={styles.lines}>{text}</p>
            <time dateTime={createdAt} className={styles.soft}>
              {formatTime(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export default function QueryPage() {
  const params = { queryId: usePathParams()['queryId'] ?? '' };
  const queryKey = queryKeyOf(getQuery, { params });
  const read = useRead(getQuery, { params });
  return (
    <DetailLayout
      thing="query"
      read={read}
      list={{ href: '/admin/queries', title: 'Queries' }}
      title={({ name }) => `Query of ${name}`}
      lede={({ state }) => <Badge tone={queryStateTones[state]}>{queryStateWords[state]}</Badge>}
    >
      {(query) => (
        <Columns
          main={
            <>
              <Section title="Query">
                <p className={styles.lines}>{query.text}</p>
                <Facts
                  facts={[
                    ['Email', query.email],
                    ['Phone', query.phone ?? 'None'],
                    ['Sent', formatTime(query.createdAt)],
                  ]}
                />
              </Section>
              <QueryAnswer {...{ query, queryKey }} />
            </>
          }
          side={<Entries query={query} />}
        />
      )}
    </DetailLayout>
  );
}
