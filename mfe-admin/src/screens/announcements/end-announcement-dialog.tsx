import {
  announcements,
  endAnnouncement,
  queryKeyOf,
  type AnnouncementRow,
} from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

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
    <ConfirmDialog
      layer={layer}
      title="End this announcement?"
      description={`“${announcement.text}” leaves all open pages within seconds.`}
      confirmLabel="End it"
      busyLabel="Ending..."
      danger
      busy={end.isPending}
      failure={end.error?.message}
      failureTitle="The announcement has not ended"
      onConfirm={() => end.mutate()}
    />
  );
}
