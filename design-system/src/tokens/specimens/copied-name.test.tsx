import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopiedName } from './copied-name.tsx';

test('a press copies the token as a style sheet uses it, and says so', async () => {
  const user = userEvent.setup();
  render(<CopiedName token="--gr-space-4" />);
  await user.click(screen.getByRole('button', { name: '--gr-space-4' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe('var(--gr-space-4)');
});
