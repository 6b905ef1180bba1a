import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ToastOptions } from './shown-toast.ts';
import { ToastProvider, useToast } from './toast.tsx';

const renderToasts = () => {
  let show: (toast: ToastOptions) => () => void = () => () => undefined;
  function Page() {
    ({ show } = useToast());
    return <button type="button">Save</button>;
  }
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  return (toast: ToastOptions) => {
    let dismiss = () => {};
    act(() => {
      dismiss = show(toast);
    });
    return dismiss;
  };
};

const titles = () =>
  within(screen.getByRole('region', { name: 'Notifications' }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const setup = () => userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the caller can dismiss its toast', () => {
  const show = renderToasts();
  const dismiss = show({ type: 'error', title: 'URL Required' });
  show({ type: 'success', title: 'Added to Registry', form: 'other' });
  act(dismiss);
  expect(titles()).toEqual(['Added to Registry']);
});

describe('which toasts are shown', () => {
  test('the newest is on top', () => {
    const show = renderToasts();
    show({ type: 'info', title: 'Need Help?' });
    show({ type: 'error', title: 'Login Failed' });
    expect(titles()).toEqual(['Login Failed', 'Need Help?']);
  });

  test('equal toasts merge into one that stays its full time', () => {
    const show = renderToasts();
    show({ type: 'error', title: 'Login Failed' });
    pass(9_000);
    show({ type: 'error', title: 'Login Failed' });
    expect(titles()).toEqual(['Login Failed']);
    pass(9_000);
    expect(titles()).toEqual(['Login Failed']);
    pass(1_000);
    expect(titles()).toEqual([]);
  });

  test('there is at most one of each type', () => {
    const show = renderToasts();
    show({ type: 'success', title: 'Added to Registry' });
    show({ type: 'error', title: 'Failed to update quantity.' });
    show({ type: 'error', title: 'Failed to remove item.' });
    expect(titles()).toEqual(['Failed to remove item.', 'Added to Registry']);
  });

  test('a toast without a type is an info', () => {
    const show = renderToasts();
    show({ title: 'Need Help?' });
    show({ type: 'info', title: 'Want to Sign Up?' });
    expect(titles()).toEqual(['Want to Sign Up?']);
  });

  test('each Undo stays, up to four toasts', () => {
    const show = renderToasts();
    for (const gift of ['Lamp', 'Quilt', 'Tea set', 'Vase', 'Clock']) {
      show({ title: `${gift} removed`, action: { label: 'Undo', onSelect: jest.fn() } });
    }
    expect(titles()).toEqual(['Clock removed', 'Vase removed', 'Tea set removed', 'Quilt removed']);
  });

  test('a newer error replaces an older one that offers a retry', () => {
    const show = renderToasts();
    const action = { label: 'Try again', onSelect: jest.fn() };
    show({ type: 'error', title: 'Connection Error', action });
    show({ type: 'error', title: 'Connection Error', action });
    expect(titles()).toEqual(['Connection Error']);
  });
});

describe('a success', () => {
  test('removes the errors and warnings of its form', () => {
    const show = renderToasts();
    show({ type: 'error', form: 'delivery', title: 'Terms Required' });
    show({ type: 'warning', form: 'delivery', title: 'Two attempts left' });
    show({ type: 'success', form: 'delivery', title: 'Preferences saved' });
    expect(titles()).toEqual(['Preferences saved']);
  });

  test('removes errors without a form when it names none', () => {
    const show = renderToasts();
    show({ type: 'error', title: 'Login Failed' });
    show({ type: 'success', title: 'Success!' });
    expect(titles()).toEqual(['Success!']);
  });

  test('leaves the errors of other forms and the infos', () => {
    const show = renderToasts();
    show({ type: 'error', form: 'search', title: 'Search failed' });
    show({ type: 'info', form: 'delivery', title: 'Need Help?' });
    show({ type: 'success', form: 'delivery', title: 'Preferences saved' });
    expect(titles()).toEqual(['Preferences saved', 'Need Help?', 'Search failed']);
  });
});

describe('the time of a toast', () => {
  test('is 10 seconds by default', () => {
    const show = renderToasts();
    show({ title: 'Need Help?' });
    pass(9_999);
    expect(titles()).toEqual(['Need Help?']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('never ends with a duration of 0', () => {
    const show = renderToasts();
    show({ title: 'Need Help?', duration: 0 });
    pass(3_600_000);
    expect(titles()).toEqual(['Need Help?']);
  });

  test('stops while the pointer is over it', async () => {
    const user = setup();
    const show = renderToasts();
    show({ title: 'Need Help?', duration: 3_000 });
    pass(2_000);
    await user.hover(screen.getByText('Need Help?'));
    pass(60_000);
    expect(titles()).toEqual(['Need Help?']);
    await user.unhover(screen.getByText('Need Help?'));
    pass(999);
    expect(titles()).toEqual(['Need Help?']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('stops while the focus is in it', async () => {
    const user = setup();
    const show = renderToasts();
    show({ title: 'Need Help?', duration: 3_000 });
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    pass(60_000);
    expect(titles()).toEqual(['Need Help?']);
    await user.tab({ shift: true });
    pass(3_000);
    expect(titles()).toEqual([]);
  });

  test('runs on for the others after one is dismissed by hand', async () => {
    const user = setup();
    const show = renderToasts();
    show({ type: 'info', title: 'Need Help?' });
    show({ type: 'error', title: 'Login Failed' });
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (dismiss) await user.click(dismiss);
    expect(titles()).toEqual(['Need Help?']);
    pass(10_000);
    expect(titles()).toEqual([]);
  });
});

describe('with the keyboard and a screen reader', () => {
  test('the action runs once and dismisses the toast', async () => {
    const user = setup();
    const undo = jest.fn();
    const show = renderToasts();
    show({ title: 'Item removed.', action: { label: 'Undo', onSelect: undo } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(titles()).toEqual([]);
  });

  test('dismissing returns the focus to where it was before', async () => {
    const user = setup();
    const show = renderToasts();
    show({ type: 'error', title: 'Login Failed' });
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  test('errors and warnings interrupt, the others wait', () => {
    const show = renderToasts();
    const politeness = (title: string) =>
      screen.getByText(title).closest('[aria-live]')?.getAttribute('aria-live');
    show({ type: 'error', title: 'Login Failed' });
    show({ type: 'warning', title: 'Two attempts left' });
    show({ type: 'info', title: 'Need Help?' });
    show({ type: 'success', form: 'registry', title: 'Registry saved successfully!' });
    expect(politeness('Login Failed')).toBe('assertive');
    expect(politeness('Two attempts left')).toBe('assertive');
    expect(politeness('Need Help?')).toBe('polite');
    expect(politeness('Registry saved successfully!')).toBe('polite');
  });
});

describe('while a dialog is open', () => {
  function Page() {
    const { show } = useToast();
    const [open, setOpen] = useState(true);
    const succeed = (closes: boolean) => {
      show({ type: 'success', title: 'Saved' });
      if (closes) setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => show({ type: 'info', title: 'Of the page' })}>
          Outside
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="Purchase this gift">
          <button type="button" onClick={() => show({ type: 'error', title: 'Failed' })}>
            Fail
          </button>
          <button type="button" onClick={() => succeed(false)}>
            Save
          </button>
          <button type="button" onClick={() => succeed(true)}>
            Save and close
          </button>
        </Dialog>
      </>
    );
  }
  const open = () =>
    render(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    );
  const dialog = () => within(screen.getByRole('dialog'));

  test('its toasts stand inside of it, an error at once', async () => {
    open();
    await setup().click(screen.getByRole('button', { name: 'Fail' }));
    expect(dialog().getByText('Failed')).toBeVisible();
    await setup().click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    pass(300);
    expect(dialog().getByText('Saved')).toBeVisible();
  });

  test('the toast of one that closes with it stands on the page', async () => {
    open();
    await setup().click(screen.getByRole('button', { name: 'Save and close' }));
    pass(300);
    expect(titles()).toEqual(['Saved']);
  });
});

test('useToast outside of a provider names the missing provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Orphan() {
    useToast();
    return null;
  }
  expect(() => render(<Orphan />)).toThrow('useToast needs a ToastProvider above it.');
});
