import type { LeaveGuard } from '@gift-registry/shell-contract';

const guards = new Set<LeaveGuard>();

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The screens that hold unsaved input. */
export const leaveGuards = {
  holding: () => guards.size > 0,

  /** Asks the screen that guarded last; it continues by calling `proceed`. */
  ask(proceed: () => void): void {
    [...guards].at(-1)?.onLeave(proceed);
  },

  add(guard: LeaveGuard): () => void {
    if (!guard.when) return () => {};
    guards.add(guard);
    // A page with this listener is not kept for going back, so it is there only while it is needed.
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => {
      guards.delete(guard);
      if (guards.size === 0) window.removeEventListener('beforeunload', warnBeforeUnload);
    };
  },
};
