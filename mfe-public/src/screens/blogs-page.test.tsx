import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import BlogsPage from './blogs-page.tsx';

const titles = () =>
  screen.getAllByRole('article').map((post) => within(post).getByRole('heading').textContent);

test('the blog shows the four newest posts with category, date, author and reading time', () => {
  renderScreen(<BlogsPage />);
  const posts = screen.getAllByRole('article');
  expect(posts).toHaveLength(4);
  const first = posts[0];
  if (!first) throw new Error('The blog has posts.');
  expect(within(first).getByRole('heading', { name: 'A registry is not a demand' })).toBeVisible();
  for (const fact of ['Etiquette', 'Nov 4, 2025', 'Nandini Rao', /^\d min read$/])
    expect(within(first).getByText(fact)).toBeVisible();
});

test('Load More Posts adds the other posts, moves the focus to the first of them and goes', async () => {
  const { user } = renderScreen(<BlogsPage />);
  const shownFirst = titles();
  await user.click(screen.getByRole('button', { name: 'Load More Posts' }));
  expect(titles()).toHaveLength(8);
  expect(titles().slice(0, 4)).toEqual(shownFirst);
  expect(screen.getByRole('heading', { name: titles()[4] ?? '' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Load More Posts' })).not.toBeInTheDocument();
});

test('coming back from a post shows the posts that were loaded', async () => {
  const { user, history, address, unmount } = renderScreen(<BlogsPage />, { path: '/blogs' });
  await user.click(screen.getByRole('button', { name: 'Load More Posts' }));
  expect(address()).toBe('/blogs?posts=all');
  expect(history()).toHaveLength(1);
  unmount();
  renderScreen(<BlogsPage />, { path: '/blogs?posts=all' });
  expect(titles()).toHaveLength(8);
  expect(screen.getByRole('heading', { name: titles()[4] ?? '' })).not.toHaveFocus();
});

test('the title of a post opens it', async () => {
  const { user, address } = renderScreen(<BlogsPage />);
  await user.click(screen.getByRole('link', { name: 'A registry is not a demand' }));
  expect(address()).toBe('/blogs/a-registry-is-not-a-demand');
});

test('each post has a picture that screen readers skip', () => {
  renderScreen(<BlogsPage />, { path: '/blogs?posts=all' });
  for (const post of screen.getAllByRole('article'))
    expect(post.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('Read More opens the post', async () => {
  const { user, address } = renderScreen(<BlogsPage />);
  await user.click(screen.getByRole('link', { name: 'Read More: A registry is not a demand' }));
  expect(address()).toBe('/blogs/a-registry-is-not-a-demand');
});
