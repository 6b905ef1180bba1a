import { act } from '@testing-library/react';

/** Fakes timers and the date for the tests of a file. Time passes only by `passSeconds`. */
export function fakeClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** For `renderScreen`, so that user events advance the fake timers. */
export const advanceTimers = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

export const passSeconds = (seconds: number) =>
  act(async () => void jest.advanceTimersByTime(seconds * 1000));
