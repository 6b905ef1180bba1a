import {
  announcements,
  endAnnouncement,
  queryKeyOf,
  type AnnouncementRow,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';

interface Props {
  readonly announcement: AnnouncementRow;
  readonly layer: HistoryLayer;
}

export function EndAnnouncementDialog({ announcement, layer }: Props) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const end = useMutation({
    mutationFn: () =>
      api(endAnnouncement, { params: { announcementId: announcement.id }, body: {} }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: queryKeyOf(announcements.list) });
      layer.close();
      showToast({ type: 'success', title: 'The announcement has ended' });
    },
  });
  return (
    <Dialog
      layer={layer}
      size="sm"
      title="End this announcement?"
      description={`“${announcement.text}” leaves all open pages within seconds.`}
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant="danger"
            busy={end.isPending}
            busyLabel="Ending..."
            onClick={() => end.mutate()}
          >
            End it
          </Button>
        </>
      }
    >
      {end.error && (
        <Alert type="error" title="The announcement has not ended">
          {end.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
