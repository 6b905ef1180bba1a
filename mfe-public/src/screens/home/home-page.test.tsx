import { writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { cleanup, screen, within } from '@testing-library/react';
import HomePage from './home-page.tsx';

beforeEach(() => writeDocumentSettings());

test('home has the hero, three steps, five regrets, the tagline and a call for queries', () => {
  renderScreen(<HomePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Get Gifts You Love' })).toBeVisible();
  for (const name of ['Create', 'Share', 'Get Gifted'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  const regrets = screen.getByRole('group', { name: 'Gifting regrets' });
  expect(within(regrets).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('One list. Every wish. No gift given twice.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Not sure how to get started?' })).toBeVisible();
});

test('the quotes can be paused and moved again', async () => {
  const { user } = renderScreen(<HomePage />);
  const regrets = screen.getByRole('group', { name: 'Gifting regrets' });
  await user.click(screen.getByRole('button', { name: 'Pause the quotes' }));
  expect(regrets).toHaveAttribute('data-paused');
  await user.click(screen.getByRole('button', { name: 'Move the quotes' }));
  expect(regrets).not.toHaveAttribute('data-paused');
});

test('home links to the first registry at its top and near its end', async () => {
  const { user, address } = renderScreen(<HomePage />);
  const links = screen.getAllByRole('link', { name: 'Create Registry' });
  expect(links).toHaveLength(2);
  await user.click(links[1] ?? document.body);
  expect(address()).toBe('/create-registry');
});

test('home links to the sample registry when one is configured', async () => {
  renderScreen(<HomePage />);
  expect(screen.queryByRole('link', { name: 'See a Sample Registry' })).not.toBeInTheDocument();
  cleanup();
  writeDocumentSettings({ sampleRegistryPath: '/r/sample' });
  const { user, address } = renderScreen(<HomePage />);
  await user.click(screen.getByRole('link', { name: 'See a Sample Registry' }));
  expect(address()).toBe('/r/sample');
});

test('a gift of the sample can be purchased and taken back, and nothing is sent', async () => {
  const { user } = renderScreen(<HomePage />);
  const sample = screen.getByRole('region', { name: 'A wish list to try' });
  const quilt = within(sample).getAllByRole('listitem')[1] ?? sample;
  await user.click(within(quilt).getByRole('button', { name: 'Purchase Block-printed quilt' }));
  expect(within(quilt).getByText('Purchased')).toBeVisible();
  expect(within(sample).getByRole('status')).toHaveTextContent('Nobody can give it twice.');
  const undo = within(quilt).getByRole('button', { name: 'Undo Block-printed quilt' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(within(quilt).queryByText('Purchased')).not.toBeInTheDocument();
  expect(within(sample).getByRole('status')).toHaveTextContent('Nothing is saved.');
});

test('each occasion leads into a registry for it', async () => {
  const { user, location } = renderScreen(<HomePage />);
  await user.click(screen.getByRole('link', { name: 'Baby shower' }));
  expect(location()).toMatchObject({
    pathname: '/create-registry',
    search: '?occasion=baby-shower',
  });
});
