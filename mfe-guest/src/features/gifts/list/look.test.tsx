import { screen } from '@testing-library/react';
import { anItem } from '../../../testing/fixtures.ts';
import { list, openGiftList } from '../../../testing/open-gift-list.ts';

afterEach(() => {
  document.cookie = 'look=; path=/; max-age=0';
});

const gallery = () => screen.getByRole('button', { name: 'Gallery' });

test('a phone shows rows until its guest asks for the gallery, which is remembered', async () => {
  const { user, unmount } = await openGiftList([anItem()]);
  expect(list().parentElement).not.toHaveAttribute('data-narrow');
  await user.click(gallery());
  expect(gallery()).toHaveAttribute('aria-pressed', 'true');
  expect(list().parentElement).toHaveAttribute('data-narrow');
  unmount();
  await openGiftList([anItem()]);
  expect(gallery()).toHaveAttribute('aria-pressed', 'true');
  expect(list().parentElement).toHaveAttribute('data-narrow');
});

test('the way back to rows is remembered, too', async () => {
  document.cookie = 'look=gallery; path=/';
  const { user } = await openGiftList([anItem()]);
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(list().parentElement).not.toHaveAttribute('data-narrow');
  expect(document.cookie).toContain('look=list');
});
