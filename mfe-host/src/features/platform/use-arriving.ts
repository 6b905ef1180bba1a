import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Read = Pick<UseQueryResult, 'isLoading' | 'failureCount'>;

/** A slow read does not hold the others back for longer. */
const ARRIVAL_TIMEOUT_MS = 1_000;

/**
 * True while reads of a screen are on their way for the first time. Parts that appear one after the other push each other
 * down under a finger. A read that failed once holds nobody back.
 */
export function useArriving(reads: readonly Read[]): boolean {
  const [isOver, setIsOver] = useState(false);
  const isArriving = reads.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  // A part that mounts then may read again what failed.
  if (!isArriving && !isOver) setIsOver(true);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setIsOver(true), ARRIVAL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isArriving && !isOver;
}
