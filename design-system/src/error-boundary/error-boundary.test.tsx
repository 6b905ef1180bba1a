import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary, usePart } from './error-boundary.tsx';

let broken = true;
beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void jest.restoreAllMocks());

function Devices() {
  if (broken) throw new TypeError('devices is undefined');
  return <p>Pixel 9, Delhi</p>;
}

test('a part that fails says so, the rest stays, and Try again renders it once more', async () => {
  render(
    <>
      <ErrorBoundary part="devices">
        <Devices />
      </ErrorBoundary>
      <p>Your details</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part didn’t work.');
  expect(screen.getByText('Your details')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeVisible();

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Pixel 9, Delhi')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a new reset key renders a failed part again', () => {
  const shown = (resetKey: string) => (
    <ErrorBoundary part="devices" resetKey={resetKey}>
      <Devices />
    </ErrorBoundary>
  );
  const { rerender } = render(shown('first'));
  broken = false;
  rerender(shown('first'));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(shown('second'));
  expect(screen.getByText('Pixel 9, Delhi')).toBeVisible();
});

test('the report of a failure names the innermost part', () => {
  const reported: unknown[] = [];
  function Inner() {
    return (
      <ErrorBoundary part={usePart('section')}>
        <Devices />
      </ErrorBoundary>
    );
  }
  render(
    <>
      <ErrorBoundary part="devices">
        <Inner />
      </ErrorBoundary>
      <Inner />
    </>,
    {
      onCaughtError: (error, { errorBoundary }) =>
        reported.push([error, errorBoundary instanceof ErrorBoundary && errorBoundary.part]),
    },
  );
  expect(reported).toEqual([
    [new TypeError('devices is undefined'), 'devices'],
    [new TypeError('devices is undefined'), 'section'],
  ]);
});
