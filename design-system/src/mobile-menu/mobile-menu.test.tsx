import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from './mobile-menu.tsx';

const menu = (path = '/') => (
  <MobileMenu path={path}>
    <a href="/faq">FAQ</a>
  </MobileMenu>
);

const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));

test('the button opens and closes the menu that it controls', async () => {
  render(menu());
  const button = screen.getByRole('button', { name: 'Open the menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Close the menu');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', screen.getByRole('navigation').id);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu and returns the focus to the button', async () => {
  render(menu());
  await openMenu();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'FAQ' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
});

test('another path closes the menu', async () => {
  const { rerender } = render(menu('/'));
  await openMenu();
  rerender(menu('/faq'));
  expect(screen.getByRole('button', { name: 'Open the menu' })).toBeVisible();
});

test('a layer opens and closes the menu and is told', async () => {
  const onOpenChange = jest.fn();
  const menuOf = (open: boolean) => (
    <MobileMenu path="/" layer={{ open, onOpenChange }}>
      <a href="/faq">FAQ</a>
    </MobileMenu>
  );
  const { rerender } = render(menuOf(false));
  await openMenu();
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  rerender(menuOf(true));
  await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test('a press outside closes the menu, a press inside does not', async () => {
  render(
    <>
      {menu()}
      <main>Welcome</main>
    </>,
  );
  await openMenu();
  await userEvent.click(screen.getByRole('navigation'));
  expect(screen.getByRole('button', { name: 'Close the menu' })).toBeVisible();
  await userEvent.click(screen.getByText('Welcome'));
  expect(screen.getByRole('button', { name: 'Open the menu' })).toBeVisible();
});
