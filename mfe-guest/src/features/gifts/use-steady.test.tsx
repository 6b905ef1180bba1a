import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSteady } from './use-steady.ts';

const Shown = ({ value }: { readonly value: string }) => <p>{useSteady(value)}</p>;
const text = () => screen.getByRole('paragraph').textContent;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a value that comes while a finger is down waits until its click is over', () => {
  const { rerender } = render(<Shown value="Still needed" />);
  fireEvent.pointerDown(document.body);
  rerender(<Shown value="Given" />);
  expect(text()).toBe('Still needed');
  fireEvent.pointerUp(document.body);
  expect(text()).toBe('Still needed');
  act(() => jest.advanceTimersByTime(400));
  expect(text()).toBe('Given');
});

test('without a finger a value shows at once', () => {
  const { rerender } = render(<Shown value="Still needed" />);
  rerender(<Shown value="Given" />);
  expect(text()).toBe('Given');
});
