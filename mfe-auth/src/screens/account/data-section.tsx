import {
  type Account,
  exportAccount,
  formatTime,
  checkExport,
  downloadExport,
  urlOf,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { useAccountChange } from './use-account.ts';

/** Downloads a finished file. A download has no page for a refusal, so the page asks first whether it would be refused. */
function useDownload() {
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

export function DataSection({ dataExport }: { readonly dataExport: Account['dataExport'] }) {
  const api = useApi();
  const download = useDownload();
  const ask = useAccountChange({
    send: () => api(exportAccount, {}),
    done: () => 'We are collecting your data, and mail you when it is ready.',
    failureTitle: 'We could not start this. Please try again.',
  });
  const waiting = dataExport?.state === 'waiting';
  return (
    <Card>
      <Stack gap={4}>
        <p>
          One file with your account, your registries with their pictures, your Gift Book and your
          notes: lists for Excel, and JSON for programs. Gifts that are still a surprise are left
          out.
        </p>
        <div role="status">
          {waiting && <p>We are collecting your data. You can leave this page.</p>}
          {dataExport?.state === 'ready' && dataExport.expiresAt && (
            <Alert
              type="success"
              title="Your file is ready."
              action={
                <Button
                  variant="primary"
                  busy={download.isPending}
                  onClick={() => download.download(dataExport.id)}
                >
                  Download
                </Button>
              }
            >
              It is deleted on {formatTime(dataExport.expiresAt)}.
            </Alert>
          )}
        </div>
        <div>
          <Button
            busy={ask.isPending || waiting}
            busyLabel="Collecting..."
            onClick={() => ask.mutate(undefined)}
          >
            {dataExport ? 'Collect my data again' : 'Collect my data'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
