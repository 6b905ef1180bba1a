import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementBar } from './announcement-bar.tsx';

test('a link of the site is rendered by its router, another one is a plain anchor', () => {
  const linkComponent = jest.fn(({ to }: { to: string }) => <a href={to}>inside</a>);
  const { rerender } = render(
    <AnnouncementBar link={{ label: 'Help', url: '/faq' }} linkComponent={linkComponent}>
      News.
    </AnnouncementBar>,
  );
  expect(screen.getByRole('link', { name: 'inside' })).toHaveAttribute('href', '/faq');
  rerender(
    <AnnouncementBar
      link={{ label: 'Help', url: 'https://help.example/' }}
      linkComponent={linkComponent}
    >
      News.
    </AnnouncementBar>,
  );
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute(
    'href',
    'https://help.example/',
  );
});

test('without a way to dismiss it there is no button', async () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<AnnouncementBar>News.</AnnouncementBar>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<AnnouncementBar onDismiss={onDismiss}>News.</AnnouncementBar>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the announcement' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
