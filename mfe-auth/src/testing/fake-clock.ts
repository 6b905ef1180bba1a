import { act } from '@testing-library/react';

export function fakeClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

export const advanceTimers = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

export const passSeconds = (seconds: number) =>
  act(async () => void jest.advanceTimersByTime(seconds * 1000));
