import {
  getMailSettings,
  readLinkedMailSettings,
  saveLinkedMailSettings,
  saveMailSettings,
  type ApiError,
  type MailSettings,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/failure/failure-toast.ts';

export function useMailSettings(token: string | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const queryKey = ['mail-settings', token ?? 'own'];
  const settings = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      token === undefined
        ? api(getMailSettings, {}, { signal })
        : api(readLinkedMailSettings, { body: { token } }, { signal }),
  });
  const save = useMutation<MailSettings, ApiError, MailSettings>({
    mutationFn: (body) =>
      token === undefined
        ? api(saveMailSettings, { body })
        : api(saveLinkedMailSettings, { body: { ...body, token } }),
    onSuccess(saved) {
      client.setQueryData(queryKey, saved);
      showToast({ type: 'success', title: 'Saved. This is how we mail you from now on.' });
    },
    onError: (error) =>
      showToast(failureToast('Failed to save your mail settings. Please try again.', error)),
  });
  return { settings, save };
}
