import { homePath } from './home-path.ts';
import { isTeam, mayCall, mayHost, roles } from './roles.ts';

test('a role decides about the control center, registries of its own and the first page', () => {
  expect(
    roles.map((role) => [role, isTeam(role), mayHost(role), homePath({ role })]),
  ).toStrictEqual([
    ['admin', true, true, '/admin/overview'],
    ['support', true, true, '/admin/overview'],
    ['host', false, true, '/host'],
    ['guest', false, false, '/host'],
    ['viewer', false, false, '/host'],
  ]);
});

test('routes without an account are for every role, those of admins for admins alone', () => {
  for (const access of ['public', 'guest', 'user'] as const)
    expect(roles.filter((role) => mayCall(role, access))).toStrictEqual(roles);
  expect(roles.filter((role) => mayCall(role, 'admin'))).toStrictEqual(['admin']);
});
