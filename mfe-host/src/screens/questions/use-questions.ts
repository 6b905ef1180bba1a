import {
  answerGiftQuestion,
  deleteGiftQuestion,
  listGiftQuestions,
  type ApiError,
  type GiftQuestion,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import { failureToast } from '../../features/platform/query-failure.tsx';

export function useQuestions(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.questions(registryId),
    queryFn: ({ signal }) => api(listGiftQuestions, { params: { registryId } }, { signal }),
  });
}

export function useQuestionChanges(registryId: string, questionId: string) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const params = { questionId };
  const onSettled = () =>
    void client.invalidateQueries({ queryKey: registryKeys.questions(registryId) });
  const answer = useMutation<GiftQuestion, ApiError, { answer: string; isPublic: boolean }>({
    mutationFn: (body) => api(answerGiftQuestion, { params, body }),
    onSuccess: () => showToast({ type: 'success', title: 'Your answer is saved.' }),
    onSettled,
  });
  const remove = useMutation<unknown, ApiError>({
    mutationFn: () => api(deleteGiftQuestion, { params }),
    onSuccess: () => showToast({ type: 'success', title: 'The question is deleted.' }),
    onError: (error) =>
      showToast(failureToast('We could not delete this question. Please try again.', error)),
    onSettled,
  });
  return { answer, remove };
}
