import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes a drawer and returns the focus to its trigger', async (_, close) => {
  render(
    <Drawer trigger={<Button>Filters</Button>} title="Filters">
      Wedding
    </Drawer>,
  );
  const trigger = screen.getByRole('button', { name: 'Filters' });
  await userEvent.click(trigger);
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toHaveTextContent('Wedding');
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('types: a drawer is controlled or has a trigger', () => {
  const invalid = [
    // @ts-expect-error -- nothing could open it
    <Drawer key="1" title="Filters">
      Wedding
    </Drawer>,
    // @ts-expect-error -- `open` and `trigger` exclude each other
    <Drawer key="2" title="Filters" open onOpenChange={jest.fn()} trigger={<Button>Open</Button>}>
      Wedding
    </Drawer>,
  ];
  expect(invalid).toHaveLength(2);
});
