import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const dialog = () => screen.queryByRole('dialog');

function Purchase() {
  return (
    <Dialog
      trigger={<Button>Purchase</Button>}
      title="Purchase this gift"
      description="Asha and Rohan will see it."
    >
      <TextField label="Your name" />
    </Dialog>
  );
}

test('the trigger opens a dialog with a name and a description', async () => {
  render(<Purchase />);
  expect(dialog()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Purchase' }));
  const opened = await screen.findByRole('dialog', { name: 'Purchase this gift' });
  expect(opened).toHaveAccessibleDescription('Asha and Rohan will see it.');
});

test('the focus goes to the first field and returns to the trigger', async () => {
  render(<Purchase />);
  await userEvent.click(screen.getByRole('button', { name: 'Purchase' }));
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Purchase' })).toHaveFocus());
});

test('the close button comes last in the order of focus', async () => {
  render(<Purchase />);
  await userEvent.click(screen.getByRole('button', { name: 'Purchase' }));
  const opened = await screen.findByRole('dialog');
  expect(within(opened).getAllByRole('button').at(-1)).toHaveAccessibleName('Close');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s asks the page to close a controlled dialog', async (_, close) => {
  const onOpenChange = jest.fn();
  render(<Dialog open onOpenChange={onOpenChange} title="Terms of Service" />);
  await screen.findByRole('dialog');
  await close();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(dialog()).toBeVisible();
});

test('a dialog that can not be dismissed ignores Escape and has no close button', async () => {
  const onOpenChange = jest.fn();
  render(
    <Dialog
      open
      onOpenChange={onOpenChange}
      dismissible={false}
      title="Leave this page?"
      footer={<Button>Stay</Button>}
    />,
  );
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('the content is mounted anew each time the dialog opens', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Again
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="Post a Query">
          <TextField label="Your name" />
        </Dialog>
      </>
    );
  }
  render(<Page />);
  await userEvent.type(await screen.findByLabelText('Your name'), 'Meera');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByLabelText('Your name')).toHaveValue('');
});

test('types: a dialog is controlled or has a trigger', () => {
  const trigger = <Button>Open</Button>;
  const onOpenChange = jest.fn();
  const valid = [
    <Dialog key="1" title="A" trigger={trigger} />,
    <Dialog key="2" title="A" open onOpenChange={onOpenChange} />,
    <Dialog key="6" title="A" layer={{ open: true, onOpenChange }} />,
  ];
  const invalid = [
    // @ts-expect-error -- nothing could open it
    <Dialog key="3" title="A" />,
    // @ts-expect-error -- `open` and `trigger` exclude each other
    <Dialog key="4" title="A" open onOpenChange={onOpenChange} trigger={trigger} />,
    // @ts-expect-error -- nothing could close it
    <Dialog key="5" title="A" open />,
    // @ts-expect-error -- `open` and `layer` exclude each other
    <Dialog
      key="7"
      title="A"
      open
      onOpenChange={onOpenChange}
      layer={{ open: true, onOpenChange }}
    />,
  ];
  expect([valid.length, invalid.length]).toEqual([3, 4]);
});
