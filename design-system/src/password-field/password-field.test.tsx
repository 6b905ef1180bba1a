import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

test('the button shows and hides the password', async () => {
  render(<PasswordField label="Password" defaultValue="marigold" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('the button does not submit the form', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('password managers find the current password, or a new one when asked', () => {
  const { rerender } = render(<PasswordField label="Password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  rerender(<PasswordField label="Password" autoComplete="new-password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});
