import type { LeaveGuard } from '@gift-registry/shell-contract';

const guards = new Set<LeaveGuard>();

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export const leaveGuards = {
  active: () => guards.size > 0,

  ask(proceed: () => void): void {
    const waiting = [...guards];
    const askNext = () => {
      const guard = waiting.pop();
      if (guard) guard.onLeave(askNext);
      else proceed();
    };
    askNext();
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
