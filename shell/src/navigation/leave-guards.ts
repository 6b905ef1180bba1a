import type { LeaveGuard } from '@gift-registry/shell-contract';

const guards = new Set<LeaveGuard>();

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export const leaveGuards = {
  active: () => guards.size > 0,

  /** Calls the latest guard, which continues the navigation with `proceed`. */
  ask(proceed: () => void): void {
    [...guards].at(-1)?.onLeave(proceed);
  },

  add(guard: LeaveGuard): () => void {
    if (!guard.when) return () => {};
    guards.add(guard);
    // Browsers keep no page with this listener in the back/forward cache, so it is added only while needed.
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => {
      guards.delete(guard);
      if (guards.size === 0) window.removeEventListener('beforeunload', warnBeforeUnload);
    };
  },
};
