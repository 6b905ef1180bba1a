import { checkExport, downloadExport, urlOf } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api.ts';

/** Downloads a finished file. A download has no page for a refusal, so the page asks first whether it would be refused. */
export function useDownload() {
  const api = useApi();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async (exportId: string) => {
      await api(checkExport, { params: { exportId } });
      return urlOf(downloadExport.path, { params: { exportId } });
    },
    onSuccess: (href) =>
      Object.assign(document.createElement('a'), { href, download: 'my-data.zip' }).click(),
    onError: ({ message }) =>
      showToast({ type: 'error', title: 'Your file was not downloaded', description: message }),
  });
  return { download: mutate, isPending };
}
