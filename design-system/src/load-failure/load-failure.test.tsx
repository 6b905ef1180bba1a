import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from './load-failure.tsx';

const title = 'Failed to load your devices.';

test('a failure is explained, and its button tries again', async () => {
  const onRetry = jest.fn();
  render(
    <LoadFailure title={title} error={new Error('You seem to be offline.')} onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a message that repeats the title is left out', () => {
  render(<LoadFailure title={title} error={new Error(title)} onRetry={() => {}} />);
  expect(screen.getAllByText(title)).toHaveLength(1);
});
