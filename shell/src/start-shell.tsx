import { showFirstProblems } from '@gift-registry/shell-contract';
import { cacheDocumentReplies } from '@gift-registry/shell-contract/document-replies';
import { createAnnouncementStore } from './announcements/announcement-store.ts';
import { readAnnouncement } from './bff/announcement.ts';
import { readReleases, readReplies, readSettings } from './bff/document.ts';
import { fetchSession } from './bff/session.ts';
import { createIdentityQuestion } from './identity/identity-question.ts';
import { createLiveUpdates } from './live-updates/live-updates.ts';
import { leaveGuards } from './navigation/leave-guards.ts';
import { forgetEarlierVisit } from './navigation/scroll-positions.ts';
import { createQueryClient } from './query-client.ts';
import { registerReleases } from './remotes/remote-containers.ts';
import { createShellRouter } from './routing/create-shell-router.tsx';
import { createSessionStore, type SessionStore } from './session/session-store.ts';
import { rememberSignIns } from './session/signed-in-before.ts';

export function startShell() {
  forgetEarlierVisit();
  const releases = readReleases();
  const settings = readSettings();
  registerReleases(releases);

  const queryClient = createQueryClient();
  cacheDocumentReplies(queryClient, readReplies());
  const session = createSessionStore(fetchSession);
  const announcements = createAnnouncementStore(readAnnouncement());
  const liveUpdates = createLiveUpdates({
    onSignedOut: () => void session.refresh(),
    onAnnouncement: announcements.refreshSoon,
  });
  const identity = createIdentityQuestion();
  const router = createShellRouter({ releases, settings, session, identity, announcements });

  session.subscribe(() => {
    // Unsaved input survives the end of the session: its screen asks before leaving.
    if (!leaveGuards.active()) void router.revalidate();
  });
  session.onUserChange(() => {
    queryClient.clear();
    announcements.refresh();
    liveUpdates.restart();
  });
  showFirstProblems(document);
  syncOtherTabs(session);
  rememberSignIns(session);
  void session.refresh();

  return { queryClient, session, identity, liveUpdates, router };
}

export type ShellParts = ReturnType<typeof startShell>;

function syncOtherTabs(session: SessionStore): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel('session');
  session.onUserChange(() => channel.postMessage('changed'));
  channel.addEventListener('message', () => void session.refresh());
}
