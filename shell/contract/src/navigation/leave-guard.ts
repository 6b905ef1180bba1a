import { useEffect } from 'react';
import type { LeaveGuard } from './navigation.ts';
import { useNavigation } from './navigation.ts';

export function useLeaveGuard({ when, onLeave }: LeaveGuard): void {
  const { guardLeaving } = useNavigation();
  useEffect(() => guardLeaving({ when, onLeave }), [guardLeaving, when, onLeave]);
}
