import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

test('a label is announced, and a spinner without one is decoration', () => {
  const { rerender } = render(<Spinner label="Loading registry..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading registry...');
  rerender(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('types: only a label can be shown', () => {
  // @ts-expect-error -- there is no label to show
  const invalid = <Spinner showLabel />;
  expect(invalid.props).toMatchObject({ showLabel: true });
});
