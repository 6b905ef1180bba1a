import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './file-button.tsx';

const list = new File(['name,price\n'], 'gifts.csv', { type: 'text/csv' });

test('the same file can be chosen twice, and reaches the owner each time', async () => {
  const onChoose = jest.fn();
  render(
    <FileButton kind="csv" fileLabel="CSV file" onChoose={onChoose}>
      Choose a file
    </FileButton>,
  );
  const input = screen.getByLabelText('CSV file');
  await userEvent.upload(input, list);
  await userEvent.upload(input, list);
  expect(onChoose.mock.calls).toEqual([[list], [list]]);
});

test('the button opens the files, and the keyboard stops once', async () => {
  render(
    <FileButton kind="photo" fileLabel="Photo of the product" onChoose={jest.fn()}>
      Choose a photo
    </FileButton>,
  );
  const opened = jest.fn();
  screen.getByLabelText('Photo of the product').addEventListener('click', opened);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
