import {
  queryForm,
  unshownProblem,
  type QueryForm as QueryFormValues,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PhoneField } from '@gift-registry/design-system/phone-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useDraft, useKeptForm } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { queryDraft } from './query-draft.ts';
import { queryFields, rejectedField } from './query-error.ts';
import type { QuerySubmission } from './use-submit-query.ts';

const empty: QueryFormValues = { name: '', email: '', phone: '', queryText: '' };
const textLimit = 1000;

type QueryFormProps = { submission: QuerySubmission };

export function QueryForm({ submission: { submit, submitting, error } }: QueryFormProps) {
  const { values } = useDraft(queryDraft, empty);
  const form = useForm({
    defaultValues: values,
    resolver: zodResolver(queryForm, undefined, { raw: true }),
  });
  useKeptForm(form, queryDraft);
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const problem = unshownProblem(errors, queryFields);

  useEffect(() => {
    const field = error ? rejectedField(error) : undefined;
    if (error && field) setError(field, { message: error.message }, { shouldFocus: true });
  }, [error, setError]);

  return (
    <form onSubmit={(event) => void handleSubmit((values) => submit(values))(event)} noValidate>
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
        <PhoneField label="Phone" optional error={errors.phone?.message} {...register('phone')} />
        <TextArea
          label="Your query"
          limit={textLimit}
          error={errors.queryText?.message}
          {...register('queryText')}
        />
        {problem && <Alert type="error">{problem}</Alert>}
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={submitting}
          busyLabel="Submitting..."
        >
          Submit
        </Button>
      </Stack>
    </form>
  );
}
