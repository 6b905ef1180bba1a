import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

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
