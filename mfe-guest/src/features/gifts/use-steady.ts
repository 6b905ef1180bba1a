import { useEffect, useReducer, useState } from 'react';

/** The click comes after the finger has left; until then its target must stay where it is. */
const CLICK_MS = 400;

let isDown = false;
let watchers = 0;
let lifted: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function press(): void {
  clearTimeout(lifted);
  isDown = true;
}

function lift(): void {
  clearTimeout(lifted);
  lifted = setTimeout(() => {
    isDown = false;
    for (const run of waiting) run();
  }, CLICK_MS);
}

// A touch that scrolls is cancelled; a press that leaves the window ends with the blur.
const endings = ['pointerup', 'pointercancel', 'blur'] as const;

function watchFinger(): () => void {
  watchers += 1;
  if (watchers === 1) {
    window.addEventListener('pointerdown', press, true);
    for (const ending of endings) window.addEventListener(ending, lift, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    window.removeEventListener('pointerdown', press, true);
    for (const ending of endings) window.removeEventListener(ending, lift, true);
    clearTimeout(lifted);
    isDown = false;
  };
}

const isFingerDown = (): boolean => isDown;

function onLift(run: () => void): () => void {
  waiting.add(run);
  return () => void waiting.delete(run);
}

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
