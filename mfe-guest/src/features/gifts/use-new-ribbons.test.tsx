import { act, renderHook } from '@testing-library/react';
import { anItem } from '../../testing/fixtures.ts';
import { useNewRibbons } from './use-new-ribbons.ts';

const wanted = anItem({ quantityRequested: 1, quantityFulfilled: 0 });
const bought = { ...wanted, quantityFulfilled: 1 };

const open = (items: readonly (typeof wanted)[], covered = false) =>
  renderHook((props) => useNewRibbons(props.items, props.covered), {
    initialProps: { items, covered },
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a gift that was bought before has no new ribbon', () => {
  expect(open([bought]).result.current.size).toBe(0);
});

test('a gift that is bought now gets its ribbon once', () => {
  const { result, rerender } = open([wanted]);
  rerender({ items: [bought], covered: false });
  expect(result.current).toContain(wanted.id);
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current.size).toBe(0);
});

test('a ribbon waits for the dialog above the list to close', () => {
  const { result, rerender } = open([wanted]);
  rerender({ items: [bought], covered: true });
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current.size).toBe(0);
  rerender({ items: [bought], covered: false });
  expect(result.current).toContain(wanted.id);
});
