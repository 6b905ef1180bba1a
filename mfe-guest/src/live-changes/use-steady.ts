import { useEffect, useReducer, useState } from 'react';
import { isFingerDown, onLift, watchFinger } from './finger.ts';

/** The newest value, or while a finger is down the one from before: nothing moves under it. */
export function useSteady<Value>(newest: Value): Value {
  const [shown, setShown] = useState(newest);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(watchFinger, []);
  const isHeld = shown !== newest && isFingerDown();
  useEffect(() => (isHeld ? onLift(lookAgain) : undefined), [isHeld]);
  if (isHeld || shown === newest) return shown;
  setShown(newest);
  return newest;
}
