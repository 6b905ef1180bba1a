import { searchTeam } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { TeamSearch } from './team-search.tsx';

const results = [
  { subject: 'order:TF-7K2M9QXA', title: 'TF-7K2M9QXA', note: 'Kettle, by Asha' },
  { subject: 'registry:r1', title: 'Asha weds Dev', note: 'Asha Rao' },
  { subject: 'user:u1', title: 'Asha Rao', note: 'asha@example.com' },
];

function open() {
  testServer.reply(searchTeam, ({ query }) => ({ results: query.text === 'asha' ? results : [] }));
  return renderScreen((pathname) => (pathname === '/admin/people' ? <TeamSearch /> : pathname), {
    path: '/admin/people',
    session: signedInAs('support'),
  });
}

const field = () => screen.findByRole('combobox');

test('one search finds orders, registries and people in groups, and the keys open one', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: /Search everything/ }));
  await user.type(await field(), 'asha');
  expect(await screen.findByRole('group', { name: 'Registries' })).toHaveTextContent(
    'Asha weds DevAsha Rao',
  );
  expect(
    screen
      .getAllByRole('option')
      .map((each) => each.ariaSelected ?? each.getAttribute('aria-selected')),
  ).toEqual(['true', 'false', 'false']);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Asha weds Dev');
  expect(await field()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/registries/r1'));
});

test('Enter opens nothing that an earlier text found', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: /Search everything/ }));
  await user.type(await field(), 'asha');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await user.keyboard('x{Enter}');
  expect(await screen.findByText('Nothing matches. Try fewer letters.')).toBeVisible();
  expect(address()).toBe('/admin/people');
});

test('Ctrl and K open it, and a search without results says so', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'zz');
  expect(await screen.findByText('Nothing matches. Try fewer letters.')).toBeVisible();
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
});

test('a failed search can be tried again', async () => {
  const { user } = open();
  testServer.fail(searchTeam, { status: 500, message: 'The search failed. Please try again.' });
  await user.click(screen.getByRole('button', { name: /Search everything/ }));
  await user.type(await field(), 'asha');
  expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
  testServer.reply(searchTeam, { results });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});
