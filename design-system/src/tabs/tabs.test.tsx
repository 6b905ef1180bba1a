import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const TABS = [
  { value: 'login', label: 'Login', panel: <p>Welcome back.</p> },
  { value: 'signup', label: 'Sign Up', panel: <p>Create your first registry.</p> },
  { value: 'code', label: 'Email OTP', disabled: true },
];

const tab = (name: string) => screen.getByRole('tab', { name });

test('the first tab is open at first, or the default one', () => {
  const { unmount } = render(<Tabs label="Login or sign up" tabs={TABS} />);
  expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Login' })).toHaveTextContent('Welcome back.');
  unmount();
  render(<Tabs label="Login or sign up" tabs={TABS} defaultValue="signup" />);
  expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
});

test('a press opens a tab and reports its value', async () => {
  const onValueChange = jest.fn();
  render(<Tabs label="Login or sign up" tabs={TABS} onValueChange={onValueChange} />);
  await userEvent.click(tab('Sign Up'));
  await waitFor(() =>
    expect(screen.getByRole('tabpanel', { name: 'Sign Up' })).toHaveTextContent('Create'),
  );
  expect(onValueChange).toHaveBeenCalledWith('signup');
});

test('a controlled tab stays until the page changes the value', async () => {
  const onValueChange = jest.fn();
  const props = { label: 'Login or sign up', tabs: TABS, onValueChange };
  const { rerender } = render(<Tabs {...props} value="login" />);
  await userEvent.click(tab('Sign Up'));
  expect(onValueChange).toHaveBeenCalledWith('signup');
  expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
  rerender(<Tabs {...props} value="signup" />);
  expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
});

test('a disabled tab can not be opened', async () => {
  const onValueChange = jest.fn();
  render(<Tabs label="Login or sign up" tabs={TABS} onValueChange={onValueChange} />);
  await userEvent.click(tab('Email OTP'));
  expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('types: `value` and `defaultValue` exclude each other', () => {
  // @ts-expect-error -- the tabs are controlled or not
  const invalid = <Tabs label="Login" tabs={TABS} value="login" defaultValue="signup" />;
  expect(invalid.props).toMatchObject({ value: 'login' });
});
