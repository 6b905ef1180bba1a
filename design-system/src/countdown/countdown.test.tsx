import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

test('shows each second and calls back once at the end', () => {
  const onElapsed = jest.fn();
  render(<Countdown label="Resend code in" until={Date.now() + 61_000} onElapsed={onElapsed} />);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('Resend code in 1:01');
  pass(2_000);
  expect(timer).toHaveTextContent('Resend code in 0:59');
  pass(58_000);
  expect(timer).toHaveTextContent('0:01');
  expect(onElapsed).not.toHaveBeenCalled();
  pass(60_000);
  expect(timer).toHaveTextContent('0:00');
  expect(onElapsed).toHaveBeenCalledTimes(1);
});

test('is right after the tab was suspended', () => {
  render(<Countdown label="Resend code in" until={Date.now() + 60_000} />);
  jest.setSystemTime(Date.now() + 45_000);
  pass(250);
  expect(screen.getByRole('timer')).toHaveTextContent('0:15');
});

test('screen readers hear a minute, 30 seconds, 10 seconds and the end', () => {
  render(<Countdown label="Resend code in" until={Date.now() + 60_000} />);
  const announced = new Set<string | null>();
  for (let second = 0; second <= 60; second += 1) {
    announced.add(screen.getByRole('status').textContent);
    pass(1_000);
  }
  expect([...announced]).toEqual([
    '1 minute left',
    '30 seconds left',
    '10 seconds left',
    'Time is up',
  ]);
});

test('screen readers hear the words of the page', () => {
  render(<Countdown label="Noch" until={0} announce={(seconds) => `Noch ${seconds} Sekunden`} />);
  expect(screen.getByRole('status')).toHaveTextContent('Noch 0 Sekunden');
});

test('calls back at once when the end has passed', () => {
  const onElapsed = jest.fn();
  render(<Countdown label="Resend code in" until={0} onElapsed={onElapsed} />);
  expect(onElapsed).toHaveBeenCalledTimes(1);
});
