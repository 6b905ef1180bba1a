import { writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import HowItWorksPage from './how-it-works-page.tsx';

beforeEach(() => writeDocumentSettings({ sampleRegistryPath: '/r/sample' }));

test('the page How It Works has three steps with three points each', () => {
  renderScreen(<HowItWorksPage />);
  const steps = ['Create Your Registry', 'Invite Your Guests', 'Track & Receive'];
  expect(screen.getAllByRole('heading', { level: 2 }).map((step) => step.textContent)).toEqual(
    steps,
  );
  const [, ...points] = screen.getAllByRole('list');
  for (const list of points.slice(0, 3))
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

test.each([
  ['Create Registry', '/create-registry'],
  ['Browse Products', '/products'],
  ['See a Sample Registry', '/r/sample'],
])('%s on the page How It Works opens %s', async (name, path) => {
  const { user, address } = renderScreen(<HowItWorksPage />);
  await user.click(screen.getByRole('link', { name }));
  expect(address()).toBe(path);
});
