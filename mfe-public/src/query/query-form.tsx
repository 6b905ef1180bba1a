import {
  ApiError,
  queryForm,
  type QueryForm as QueryFormValues,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNotify } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldPath } from 'react-hook-form';
import { useSubmitQuery } from './use-submit-query.ts';

const empty: QueryFormValues = { name: '', email: '', phone: '', queryText: '' };
const textLimit = 1000;
const duration = 3000;

type QueryFormProps = { onSent: () => void };

export function QueryForm({ onSent }: QueryFormProps) {
  const notify = useNotify();
  const submission = useSubmitQuery();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: empty,
    resolver: zodResolver(queryForm, undefined, { raw: true }),
  });
  const { errors } = formState;

  const submit = handleSubmit((values) =>
    submission.mutate(values, {
      onSuccess() {
        notify({
          type: 'success',
          title: 'Thank you! Your query has been submitted successfully.',
          duration,
        });
        onSent();
      },
      onError(error) {
        const field = fieldOf(error);
        if (field) setError(field, { message: error.message }, { shouldFocus: true });
        else notify({ type: 'error', title: 'Error', description: messageOf(error), duration });
      },
    }),
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="tel-national"
          inputMode="numeric"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextArea
          label="Your query"
          limit={textLimit}
          error={errors.queryText?.message}
          {...register('queryText')}
        />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={submission.isPending}
          busyLabel="Submitting..."
        >
          Submit
        </Button>
      </Stack>
    </form>
  );
}

const fields: readonly FieldPath<QueryFormValues>[] = ['name', 'email', 'phone', 'queryText'];

const fieldOf = (error: Error) =>
  error instanceof ApiError ? fields.find((field) => field === error.field) : undefined;

function messageOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'Failed to submit query. Please try again.';
  if (error.code === 'network') return 'Network error. Please check your connection and try again.';
  return error.message || 'Failed to submit query. Please try again.';
}
