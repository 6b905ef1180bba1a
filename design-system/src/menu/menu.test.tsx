import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

test('a menu opens and closes its popover as its layer says, and reports the platform’s changes', () => {
  const toggle = jest.fn();
  const onOpenChange = jest.fn();
  Object.assign(HTMLElement.prototype, { togglePopover: toggle });
  const menu = (open: boolean) => (
    <Menu label="More" items={[{ label: 'Edit', href: '/edit' }]} layer={{ open, onOpenChange }} />
  );
  const { rerender } = render(menu(false));
  rerender(menu(true));
  expect(toggle.mock.calls).toEqual([[false], [true]]);
  const closed = Object.assign(new Event('toggle'), { newState: 'closed' });
  fireEvent(screen.getByRole('list', { name: 'More' }), closed);
  expect(onOpenChange).toHaveBeenCalledWith(false);
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
