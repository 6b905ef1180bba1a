import { useSyncExternalStore } from 'react';
import type { AnnouncementStore } from './announcement-store.ts';
import { AnnouncementView } from './announcement-view.tsx';

interface Props {
  readonly store: AnnouncementStore;
}

export function CurrentAnnouncement({ store }: Props) {
  const announcement = useSyncExternalStore(store.subscribe, store.get);
  return <AnnouncementView announcement={announcement} onDismiss={store.dismiss} />;
}
