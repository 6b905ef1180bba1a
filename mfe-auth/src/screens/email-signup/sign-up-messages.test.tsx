import { screen, waitFor } from '@testing-library/react';
import { openAuthPage } from '../../testing/open-auth-page.tsx';
import { field, password, confirmation, submit, fillIn } from '../../testing/sign-up-form.ts';

describe('the messages of the fields', () => {
  test.each([
    ['First name', '', 'Name is required'],
    ['First name', 'A', 'Name must be at least 2 characters long'],
    ['Last name', 'x'.repeat(51), 'Name cannot exceed 50 characters'],
    ['Last name', 'R2D2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['Email', '', 'Email address is required'],
    ['Email', 'asha', 'Please enter a valid email address'],
    ['Email', 'a..b@example.com', 'Email cannot contain consecutive dots'],
    ['Email', '.asha@example.com', 'Email cannot start or end with a dot'],
    ['Email', `${'a'.repeat(65)}@example.com`, 'Email address is invalid'],
  ])('%s "%s" reads "%s" when it is left', async (name, typed, message) => {
    const { user } = openAuthPage('/email-signup');
    await user.click(field(name));
    if (typed) await user.paste(typed);
    await user.tab();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(field(name)).toBeInvalid();
  });

  test.each([
    ['', 'Password is required'],
    ['journey', 'Password must contain at least 8 characters, uppercase letters, numbers'],
  ])('the password "%s" reads "%s"', async (typed, message) => {
    const { user } = openAuthPage('/email-signup');
    await user.click(password());
    if (typed) await user.paste(typed);
    await user.click(confirmation());
    expect(await screen.findByText(message)).toBeVisible();
  });

  test("different passwords read 'Passwords do not match' until either is corrected", async () => {
    const page = openAuthPage('/email-signup');
    await fillIn(page, { confirmation: 'Journey-2' });
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(submit()).toBeDisabled();
    await page.user.clear(password());
    await page.user.type(password(), 'Journey-2');
    await waitFor(() =>
      expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  test.each([
    ['asha', 'Invalid Email', 'Please enter a valid email address'],
    ['asha@example.com', 'Weak Password', /^Password must contain /],
  ])('Enter with the address "%s" shows the toast "%s"', async (address, title, text) => {
    const { user, toasts } = openAuthPage('/email-signup');
    await user.click(field('Email'));
    await user.paste(address);
    await user.click(password());
    await user.paste('journey');
    await user.keyboard('{Enter}');
    expect(await toasts().findByText(title)).toBeVisible();
    expect(toasts().getByText(text)).toBeVisible();
    expect(field('First name')).toHaveFocus();
  });
});
