import {
  markQuery,
  noteQuery,
  replyToQuery,
  type ApiError,
  type TeamQuery,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useDraftText, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { Section } from '../../features/team/section.tsx';

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

export function QueryAnswer(props: Props) {
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
