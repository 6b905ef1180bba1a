import { adminOnly, teamOnly } from '../access-rows.ts';
import { none, type RouteCases } from '../sample-requests.ts';

export const administrationCases: RouteCases = {
  listReleases: { access: teamOnly(200), request: none },
  getReleaseHealth: { access: teamOnly(200), request: none },
  // Nothing is published here: an admin gets as far as the rules of releases.
  promoteCanary: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { canary: '3f2a91c0' } }),
  },
  rollBackRelease: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { withdraws: '3f2a91c0' } }),
  },
  handOverPrefix: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { prefix: '/gifts' } }),
  },
  createDeployToken: {
    access: adminOnly(201),
    request: () => ({ body: { project: 'mfe-guest', label: 'CI of the guest team' } }),
  },
  revokeDeployToken: {
    access: adminOnly(200),
    request: async (fixtures) => ({ params: { tokenId: await fixtures.deployTokenId() } }),
  },
  listSettings: { access: teamOnly(200), request: none },
  changeSetting: {
    access: adminOnly(200),
    request: () => ({ params: { name: 'BRAND' }, body: { value: null, seen: null } }),
  },
  listTeamRegistries: { access: teamOnly(200), request: none },
  exportTeamRegistries: { access: teamOnly(200), request: none },
  getAdminOverview: { access: teamOnly(200), request: none },
};
