import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyField } from './copy-field.tsx';

const LINK = 'https://tohfa.example/r/8Jx2mQvT';

const setClipboard = (writeText: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
};

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the button copies the text and confirms it for 2 seconds', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>(async () => undefined);
  setClipboard(writeText);
  render(<CopyField label="Share link" value={LINK} />);
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1_999));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('without access to the clipboard the text is selected for copying by hand', async () => {
  setClipboard(() => Promise.reject(new Error('Permission denied')));
  const onCopyFailed = jest.fn();
  render(<CopyField label="Share link" value={LINK} onCopyFailed={onCopyFailed} />);
  await press('Copy');
  expect(onCopyFailed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  const field = screen.getByLabelText<HTMLInputElement>('Share link');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]);
});

test('the text is read-only', () => {
  render(
    <CopyField label="Share link" value={LINK} hint="Anybody with it can see the registry." />,
  );
  const field = screen.getByLabelText('Share link');
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('Anybody with it can see the registry.');
});
