import { useEffect } from 'react';
import type { LeaveGuard } from './navigation.ts';
import { useNavigation } from './navigation.ts';

/** Asks before the person leaves a screen with unsaved input. */
export function useLeaveGuard({ when, onLeave }: LeaveGuard): void {
  const { guardLeaving } = useNavigation();
  useEffect(() => guardLeaving({ when, onLeave }), [guardLeaving, when, onLeave]);
}
