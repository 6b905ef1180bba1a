import { readReleases, readSettings } from './bff/document.ts';
import { fetchSession } from './bff/session.ts';
import { createEventStream } from './live-updates/event-stream.ts';
import { pauseWhileHidden } from './live-updates/pause-while-hidden.ts';
import { leaveGuards } from './navigation/leave-guards.ts';
import { createQueryClient } from './query-client.ts';
import { registerReleases } from './remotes/register-releases.ts';
import { createShellRouter } from './routing/create-shell-router.tsx';
import { syncOtherTabs } from './session/sync-other-tabs.ts';
import { createSessionStore } from './session/session-store.ts';
import { rememberSignIns } from './session/signed-in-before.ts';

/** Creates the parts that live until the document is closed, and connects them. */
export function startShell() {
  const releases = readReleases();
  const settings = readSettings();
  registerReleases(releases);

  const queryClient = createQueryClient();
  const session = createSessionStore(fetchSession);
  const eventStream = createEventStream({ open: (url) => new EventSource(url) });
  const router = createShellRouter({ releases, settings, session });

  session.subscribe(() => {
    // Unsaved input survives the end of the session: its screen asks before leaving.
    if (!leaveGuards.active()) void router.revalidate();
  });
  session.onUserChange(() => {
    queryClient.clear();
    eventStream.restart();
  });
  eventStream.onSignedOut(() => void session.refresh());
  syncOtherTabs(session);
  rememberSignIns(session);
  pauseWhileHidden(eventStream);
  void session.refresh();

  return { queryClient, session, eventStream, router };
}

export type ShellParts = ReturnType<typeof startShell>;
