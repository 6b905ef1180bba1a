import { homePath } from './home-path.ts';
import { roles } from './routes/accounts/session.ts';

test('the team starts at the overview, everybody else at the dashboard', () => {
  expect(roles.map((role) => [role, homePath({ role })])).toStrictEqual([
    ['admin', '/admin/overview'],
    ['support', '/admin/overview'],
    ['host', '/host'],
    ['guest', '/host'],
    ['viewer', '/host'],
  ]);
});
