import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

test('a menu with a layer asks it to open, follows it alone, and tells it of the platform’s closing', async () => {
  const toggle = jest.fn();
  const onOpenChange = jest.fn();
  Object.assign(HTMLElement.prototype, { togglePopover: toggle });
  const menu = (open: boolean) => (
    <Menu label="More" items={[{ label: 'Edit', href: '/edit' }]} layer={{ open, onOpenChange }} />
  );
  const { rerender } = render(menu(false));
  const button = screen.getByRole('button', { name: 'More' });
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(button, pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  rerender(menu(true));
  expect(toggle.mock.calls).toEqual([[false], [{ source: button, force: true }]]);
  const reports = (newState: 'open' | 'closed') =>
    fireEvent(
      screen.getByRole('list', { name: 'More' }),
      Object.assign(new Event('toggle'), { newState }),
    );
  reports('open');
  reports('closed');
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  await userEvent.click(button);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
});

test('a menu lists its links and buttons under one name', async () => {
  const onSelect = jest.fn();
  render(
    <Menu
      label="More for the lamp"
      items={[
        { label: 'Edit', description: 'Edit the lamp', href: '/edit' },
        { label: 'Remove', onSelect },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'More for the lamp' });
  expect(screen.getByRole('button', { name: 'More for the lamp' })).toHaveAttribute(
    'popovertarget',
    list.id,
  );
  expect(list).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('link', { name: 'Edit the lamp' })).toHaveAttribute('href', '/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
