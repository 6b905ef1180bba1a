import { submitQuery, type QueryForm } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../api.ts';
import { failedField, failureText } from './query-failure.ts';

const duration = 3000;

/** A query and the opening of the form in which it was typed. */
type Submission = { readonly query: QueryForm; readonly opening: number };

export type QuerySubmission = {
  readonly submit: (query: QueryForm) => void;
  readonly submitting: boolean;
  readonly error: Error | null;
};

type UseSubmitQueryOptions = { formIsOpen: boolean; onSent: () => void };

/**
 * Sends a query and says how it went. Closing the form or leaving the page stops nothing, so the callbacks are those of
 * the mutation, which outlive both; a failure after that offers to send again what was typed.
 */
export function useSubmitQuery({ formIsOpen, onSent }: UseSubmitQueryOptions): QuerySubmission {
  const call = useApi();
  const showToast = useToast();
  const openings = useRef(0);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ query }: Submission) => call(submitQuery, { body: query }),
    onSuccess(_reply, { opening }) {
      showToast({
        type: 'success',
        title: 'Thank you! Your query has been submitted successfully.',
        duration,
      });
      if (opening === openings.current) onSent();
    },
    onError(failure, submission) {
      const failed = { type: 'error', title: 'Error', description: failureText(failure) } as const;
      if (submission.opening === openings.current) {
        if (!failedField(failure)) showToast({ ...failed, duration });
        return;
      }
      const action = { label: 'Send again', onSelect: () => mutate(submission) };
      showToast({ ...failed, action, duration: 0 });
    },
  });

  useEffect(() => {
    if (!formIsOpen) return;
    openings.current += 1;
    reset();
    return () => {
      openings.current += 1;
    };
  }, [formIsOpen, reset]);

  return {
    submit: (query) => mutate({ query, opening: openings.current }),
    submitting: isPending,
    error,
  };
}
