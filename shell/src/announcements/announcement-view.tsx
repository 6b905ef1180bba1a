import { AnnouncementBar } from '@gift-registry/design-system/announcement-bar';
import { Link } from '@gift-registry/shell-contract';
import type { Announcement } from '../bff/announcement.ts';
import { useSyncExternalStore } from 'react';
import type { AnnouncementStore } from './announcement-store.ts';

interface Props {
  readonly announcement: Announcement | undefined;
  readonly onDismiss: () => void;
}

export function AnnouncementView({ announcement, onDismiss }: Props) {
  if (!announcement) return null;
  const { kind, text, link } = announcement;
  return (
    <AnnouncementBar kind={kind} link={link} onDismiss={onDismiss} linkComponent={Link}>
      {text}
    </AnnouncementBar>
  );
}

export function CurrentAnnouncement({ store }: { readonly store: AnnouncementStore }) {
  const announcement = useSyncExternalStore(store.subscribe, store.get);
  return <AnnouncementView announcement={announcement} onDismiss={store.dismiss} />;
}
