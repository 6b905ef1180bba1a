import {
  type ApiError,
  type AskedQuestion,
  queryKeyOf,
  type listOwnQuestions,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../api.ts';
import { GiftToGive } from '../features/gifts/gift-to-give.tsx';
import { GiftStepsForm, GiftStepsPage } from '../features/gifts/gift-steps-page.tsx';
import { sharedReadOptions } from '../features/registries/shared-reads.ts';
import { AskedQuestions } from '../features/questions/asked-questions.tsx';

const path: (typeof listOwnQuestions)['path'] = '/api/shared/:shareCode/items/:itemId/questions';

const empty = { question: '', guestName: '', guestEmail: '' };
const fields = ['question', 'guestName', 'guestEmail'] as const;

export default function AskPage() {
  return (
    <GiftToGive gives={false} refusal={() => undefined}>
      {(gift) => <Ask {...gift} />}
    </GiftToGive>
  );
}

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

function Ask({ shareCode, item }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const params = { shareCode, itemId: item.id };
  const queryKey = queryKeyOf({ path }, { params });
  const own = useQuery({
    ...sharedReadOptions,
    queryKey,
    queryFn: ({ signal }) => api('listOwnQuestions', { params }, { signal }),
  });
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: empty });
  const ask = useMutation<{ readonly questions: AskedQuestion[] }, ApiError, typeof empty>({
    mutationFn: (body) => api('askHost', { params, body }),
    onSuccess(reply) {
      client.setQueryData(queryKey, reply);
      reset(empty);
      showToast({ type: 'success', title: 'Your question is with the host.' });
    },
    onError(error) {
      const field = fields.find((name) => name === error.field);
      if (field) setError(field, { message: error.message }, { shouldFocus: true });
    },
  });
  const failure = fields.some((name) => name === ask.error?.field) ? null : ask.error;
  return (
    <GiftStepsPage
      title="Ask the host"
      description="Other guests never see who asks, and the host only if you leave your name."
      item={item}
      needsScriptsTo="ask a question"
    >
      <AskedQuestions title="Your questions" questions={own.data?.questions ?? []} />
      <AskedQuestions title="Asked before" questions={item.answers ?? []} />
      <GiftStepsForm
        {...{ shareCode, item }}
        submitLabel="Ask"
        busyLabel="Asking..."
        busy={ask.isPending}
        onSubmit={(event) => void handleSubmit((body) => ask.mutate(body))(event)}
      >
        <TextArea
          label="Your question"
          rows={3}
          limit={500}
          {...register('question')}
          error={formState.errors.question?.message}
        />
        <TextField
          label="Your name"
          optional
          autoComplete="name"
          hint="Leave it empty to ask anonymously."
          {...register('guestName')}
          error={formState.errors.guestName?.message}
        />
        <TextField
          label="Email"
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="We email you the answer. The host doesn’t see your address."
          {...register('guestEmail')}
          error={formState.errors.guestEmail?.message}
        />
        {failure && (
          <Alert type="error" title="Your question was not sent">
            {failure.message}
          </Alert>
        )}
      </GiftStepsForm>
    </GiftStepsPage>
  );
}
