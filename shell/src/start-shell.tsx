import { readReleases, readSettings } from './bff/document.ts';
import { fetchSession } from './bff/session.ts';
import { createEventStream } from './live-updates/event-stream.ts';
import { pauseWhileHidden } from './live-updates/pause-while-hidden.ts';
import { leaveGuards } from './navigation/leave-guards.ts';
import { createQueryClient } from './query-client.ts';
import { registerReleases } from './remotes/register-releases.ts';
import { createShellRouter } from './routing/create-shell-router.tsx';
import { followOtherTabs } from './session/other-tabs.ts';
import { createSessionStore } from './session/session-store.ts';

/** Builds the parts that live as long as the page, and connects them. */
export function startShell() {
  const releases = readReleases();
  const settings = readSettings();
  registerReleases(releases);

  const queryClient = createQueryClient();
  const session = createSessionStore(fetchSession);
  const eventStream = createEventStream({ open: (url) => new EventSource(url) });
  const router = createShellRouter({ releases, settings, session });

  session.subscribe(() => {
    // What was typed outlives the session: the screen that guards it says what to do.
    if (!leaveGuards.holding()) void router.revalidate();
  });
  session.onUserChange(() => {
    queryClient.clear();
    eventStream.restart();
  });
  eventStream.onSignedOut(() => void session.refresh());
  followOtherTabs(session);
  pauseWhileHidden(eventStream);
  void session.refresh();

  return { queryClient, session, eventStream, router };
}

export type ShellParts = ReturnType<typeof startShell>;
