import { screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell.tsx';

const Registries = () => <h1>Registries</h1>;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset['endedTwice'];
});

const open = async (remote: string) => {
  document.documentElement.dataset['endedTwice'] = remote;
  const load = jest.fn(async () => Registries);
  const { user } = await openShell('/faq', { pages: [{ path: '/faq', load }] });
  return { user, load };
};

test('a remote whose pages ended this tab twice says so and is loaded again only by Retry', async () => {
  const { user, load } = await open('mfe-test');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong on this page' }),
  ).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Registries' })).toBeVisible();
});

test('other remotes are loaded as ever', async () => {
  await open('mfe-other');
  expect(await screen.findByRole('heading', { name: 'Registries' })).toBeVisible();
});
