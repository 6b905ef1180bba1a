import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { Button } from './button.tsx';

test('a button does not submit a form unless its type says so', async () => {
  const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Back</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button keeps the focus and ignores presses', async () => {
  const onClick = jest.fn();
  render(
    <Button busy busyLabel="Submitting..." onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Submitting...' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy submit button stops a second submit by Enter', async () => {
  const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Meera{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button with an address is a link, through the router when it gives one', () => {
  const { rerender } = render(<Button href="/share">Share</Button>);
  expect(screen.getByRole('link', { name: 'Share' })).toHaveAttribute('href', '/share');
  rerender(
    <Button
      href="/share"
      linkComponent={({ to, children }) => <a href={`/app${to}`}>{children}</a>}
    >
      Share
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Share' })).toHaveAttribute('href', '/app/share');
});

test('types: a link is never busy or disabled', () => {
  const invalid = [
    // @ts-expect-error -- a link can't be busy
    <Button key="1" href="/share" busy>
      Share
    </Button>,
    // @ts-expect-error -- a link can't be disabled
    <Button key="2" href="/share" disabled>
      Share
    </Button>,
  ];
  expect(invalid).toHaveLength(2);
});
