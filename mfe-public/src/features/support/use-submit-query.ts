import { submitQuery, type QueryForm } from '@gift-registry/bff-contract';
import { forgetDraft, useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api.ts';
import { queryDraft } from './query-draft.ts';
import { errorMessage, rejectedField } from './query-error.ts';

const duration = 3000;

type Submission = {
  readonly query: QueryForm;
  readonly formCount: number;
};

export type QuerySubmission = {
  readonly submit: (query: QueryForm) => void;
  readonly submitting: boolean;
  readonly error: Error | null;
};

type UseSubmitQueryOptions = { formIsOpen: boolean; onSent: () => void };

/** The callbacks belong to the mutation, because it outlives the form and the page. */
export function useSubmitQuery({ formIsOpen, onSent }: UseSubmitQueryOptions): QuerySubmission {
  const call = useApi();
  const showToast = useToast();
  const formCount = useRef(0);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ query }: Submission) => call(submitQuery, { body: query }),
    onSuccess(_reply, submission) {
      forgetDraft(queryDraft);
      showToast({
        type: 'success',
        title: 'Thank you! Your query has been submitted successfully.',
        duration,
      });
      if (submission.formCount === formCount.current) onSent();
    },
    onError(failure, submission) {
      const toast = { type: 'error', title: 'Error', description: errorMessage(failure) } as const;
      if (submission.formCount === formCount.current) {
        if (!rejectedField(failure)) showToast({ ...toast, duration });
        return;
      }
      const action = { label: 'Send again', onSelect: () => mutate(submission) };
      showToast({ ...toast, action, duration: 0 });
    },
  });

  useEffect(() => {
    if (!formIsOpen) return;
    formCount.current += 1;
    reset();
    return () => {
      formCount.current += 1;
    };
  }, [formIsOpen, reset]);

  return {
    submit: (query) => mutate({ query, formCount: formCount.current }),
    submitting: isPending,
    error,
  };
}
