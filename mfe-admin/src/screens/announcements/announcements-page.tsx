import {
  announce,
  announcements,
  changeAnnouncement,
  endAnnouncement,
  formatTime,
  type AnnouncementRow,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Cluster } from '@gift-registry/design-system/layout';
import type { TableColumn } from '@gift-registry/design-system/table';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { AdminListPage } from '../../features/team/lists/admin-list-page.tsx';
import { choiceFilter } from '../../features/team/lists/admin-list.ts';
import { useMay } from '../../features/team/use-may.ts';
import { NotificationLinks } from '../../features/mails/notification-links.tsx';
import {
  AnnouncementDialog,
  audienceWords,
  EndAnnouncementDialog,
  kindWords,
} from './announcement-dialog.tsx';

const stateWords: Readonly<Record<AnnouncementRow['state'], string>> = {
  planned: 'Planned',
  live: 'Live',
  ended: 'Ended',
};

const stateTones = { planned: 'info', live: 'success', ended: 'neutral' } as const;

const timeOf = (instant: string) => <time dateTime={instant}>{formatTime(instant)}</time>;

const columns: readonly TableColumn<AnnouncementRow>[] = [
  { id: 'text', header: 'Text', cell: ({ text }) => text },
  {
    id: 'audience',
    header: 'For',
    cell: ({ audience, kind }) => (
      <>
        {audienceWords[audience]}
        <br />
        {kindWords[kind]}
      </>
    ),
    width: 'narrow',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>,
    width: 'narrow',
  },
  {
    id: 'start',
    header: 'Starts',
    cell: ({ startsAt }) => timeOf(startsAt),
    sortable: true,
    descendingFirst: true,
    width: 'narrow',
  },
  { id: 'end', header: 'Ends', cell: ({ endsAt }) => timeOf(endsAt), width: 'narrow' },
];

const filters = [
  choiceFilter('state', 'State', 'Any state', stateWords),
  choiceFilter('audience', 'For', 'For anybody', audienceWords),
];

export default function AnnouncementsPage() {
  const may = useMay();
  const form = useHistoryLayer('announcement');
  const ending = useHistoryLayer('end-announcement', { momentary: true });
  const [chosen, setChosen] = useState<AnnouncementRow>();
  const changed = form.subject[0] === chosen?.id ? chosen : undefined;
  return (
    <>
      <AdminListPage
        list={announcements}
        things="announcements"
        columns={columns}
        searchHint="Words of the text"
        filters={filters}
        empty={{
          title: 'No announcements yet',
          text: 'A message to hosts, guests or everybody, below the header of all pages.',
        }}
        rowName={({ text }) => text}
        action={
          may(announce) && (
            <Button variant="primary" onClick={() => form.show()}>
              Announce something
            </Button>
          )
        }
        rowActions={(row) =>
          row.state !== 'ended' && (
            <Cluster>
              {may(changeAnnouncement) && (
                <Button
                  size="sm"
                  aria-label={`Change: ${row.text}`}
                  onClick={() => {
                    setChosen(row);
                    form.show(row.id);
                  }}
                >
                  Change
                </Button>
              )}
              {may(endAnnouncement) && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`End: ${row.text}`}
                  onClick={() => {
                    setChosen(row);
                    ending.show();
                  }}
                >
                  End
                </Button>
              )}
            </Cluster>
          )
        }
      >
        <NotificationLinks />
      </AdminListPage>
      {form.open && (form.subject.length === 0 || changed) && (
        <DialogBoundary part="announcement" layer={form}>
          <AnnouncementDialog key={changed?.version} layer={form} changed={changed} />
        </DialogBoundary>
      )}
      {ending.open && chosen && (
        <DialogBoundary part="end-announcement" layer={ending}>
          <EndAnnouncementDialog announcement={chosen} layer={ending} />
        </DialogBoundary>
      )}
    </>
  );
}
