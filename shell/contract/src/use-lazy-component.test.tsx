import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../testing/index.ts';
import { useLazyComponent } from './use-lazy-component.ts';

const Filters = ({ count }: { count: number }) => <p>{`${count} filters`}</p>;

function openPage(load: () => Promise<typeof Filters>) {
  function Page() {
    const [open, setOpen] = useState(false);
    const LazyFilters = useLazyComponent(load, open);
    return (
      <>
        <button onClick={() => setOpen(!open)}>Filters</button>
        {open && LazyFilters && <LazyFilters count={3} />}
      </>
    );
  }
  return renderScreen(<Page />, { advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a lazy component loads when it is wanted', async () => {
  const load = jest.fn(async () => Filters);
  const { user } = openPage(load);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByText('3 filters')).toBeVisible();
});

test('on a slow line a lazy component loads only when it is wanted', async () => {
  Object.defineProperty(navigator, 'connection', { value: { downlink: 1.6 }, configurable: true });
  const load = jest.fn(async () => Filters);
  const { user } = openPage(load);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByText('3 filters')).toBeVisible();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a lazy component loads once after two idle seconds', async () => {
  const load = jest.fn(async () => Filters);
  const { user } = openPage(load);
  await act(() => jest.advanceTimersByTimeAsync(1_999));
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByText('3 filters')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load shows a toast when the component is wanted, and the next press retries', async () => {
  const load = jest.fn(async () => Filters);
  load.mockRejectedValueOnce(new Error('offline'));
  const { user, toasts } = openPage(load);
  const button = screen.getByRole('button', { name: 'Filters' });
  await user.click(button);
  expect(await toasts().findByText('Connection Error')).toBeVisible();
  await user.click(button);
  await user.click(button);
  expect(await screen.findByText('3 filters')).toBeVisible();
});

test('a failed load that ends the wish is retried by the next press', async () => {
  const load = jest.fn(async () => Filters);
  load.mockRejectedValueOnce(new Error('offline'));
  function Page() {
    const [open, setOpen] = useState(false);
    const LazyFilters = useLazyComponent(load, open, () => setOpen(false));
    return (
      <>
        <button onClick={() => setOpen(true)}>Filters</button>
        {LazyFilters && <LazyFilters count={3} />}
      </>
    );
  }
  const { user, toasts } = renderScreen(<Page />, { advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await toasts().findByText('Connection Error')).toBeVisible();
  expect(screen.queryByText('3 filters')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByText('3 filters')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load while idle shows no toast', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const { toasts } = openPage(load);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(load).toHaveBeenCalledTimes(1);
  expect(toasts().queryByText('Connection Error')).not.toBeInTheDocument();
});
