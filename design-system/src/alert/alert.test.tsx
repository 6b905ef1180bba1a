import { act, fireEvent, render, screen } from '@testing-library/react';
import { Alert } from './alert.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('errors and warnings interrupt a screen reader, the others wait', () => {
  render(
    <>
      <Alert type="error">Failed to load</Alert>
      <Alert type="warning">Two attempts left</Alert>
      <Alert type="success">Saved</Alert>
      <Alert>Two guests are looking</Alert>
    </>,
  );
  const texts = (role: string) => screen.getAllByRole(role).map((alert) => alert.textContent);
  expect(texts('alert')).toEqual(['Failed to load', 'Two attempts left']);
  expect(texts('status')).toEqual(['Saved', 'Two guests are looking']);
});

test('an alert without `onDismiss` has no close button', () => {
  render(<Alert title="Email Sent" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a dismissible alert leaves after 10 seconds', () => {
  const onDismiss = jest.fn();
  render(<Alert title="Email Sent" onDismiss={onDismiss} />);
  pass(9_999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('the time stops while the pointer or the focus is in the alert', () => {
  const onDismiss = jest.fn();
  render(<Alert title="Email Sent" onDismiss={onDismiss} duration={1_000} />);
  const close = screen.getByRole('button', { name: 'Dismiss' });
  pass(600);
  fireEvent.pointerEnter(screen.getByRole('status'));
  fireEvent.focus(close);
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.blur(close);
  pass(399);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('the close button dismisses, and a duration of 0 never does', () => {
  const onDismiss = jest.fn();
  render(<Alert title="Email Sent" onDismiss={onDismiss} duration={0} />);
  pass(3_600_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('types: a duration needs `onDismiss`', () => {
  // @ts-expect-error -- nothing would be called after the time
  const invalid = <Alert title="Email Sent" duration={1_000} />;
  expect(invalid.props).toMatchObject({ duration: 1_000 });
});
