import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button.tsx';

const address = '12 MG Road\nPune 411001';

const copies = async (writeText: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const onCopyFailed = jest.fn();
  render(
    <CopyButton text={address} onCopyFailed={onCopyFailed}>
      Copy the address
    </CopyButton>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
  });
  return onCopyFailed;
};

test('the text reaches the clipboard, and the button says so', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>(async () => undefined);
  const onCopyFailed = await copies(writeText);
  expect(writeText).toHaveBeenCalledWith(address);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(onCopyFailed).not.toHaveBeenCalled();
});

test('a denied clipboard is reported, and nothing is confirmed', async () => {
  const onCopyFailed = await copies(() => Promise.reject(new Error('Permission denied')));
  expect(onCopyFailed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Copy the address' })).toBeVisible();
});
