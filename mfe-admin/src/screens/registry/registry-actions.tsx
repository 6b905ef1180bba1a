import {
  giveBackGuestGifts,
  handOverTeamRegistry,
  openHostView,
  pauseRegistryGifts,
  plural,
  publishTeamRegistry,
  restoreTeamRegistry,
  revokeRegistryLinks,
  stopGuest,
  type TeamGiver,
  type TeamRegistry,
} from '@gift-registry/bff-contract';
import type { TeamAction } from '../../features/team/team-actions.tsx';

type Action = TeamAction<TeamRegistry>;

const paramsOf = ({ id: registryId }: TeamRegistry) => ({ registryId });

const pause = (registry: TeamRegistry): Action => {
  const paused = !registry.giftsPaused;
  return {
    id: paused ? 'pause' : 'resume',
    route: pauseRegistryGifts,
    label: paused ? 'Pause gifts' : 'Let gifts go on',
    text: paused
      ? 'Guests see the list, but can’t give until the gifts go on.'
      : 'Guests can give again.',
    done: paused ? 'The gifts are paused' : 'The gifts go on',
    send: (api, { why }) =>
      api(pauseRegistryGifts, { params: paramsOf(registry), body: { paused, why } }),
  };
};

const publish = (registry: TeamRegistry): Action => {
  const published = registry.status === 'draft';
  return {
    id: published ? 'publish' : 'unpublish',
    route: publishTeamRegistry,
    label: published ? 'Publish' : 'Unpublish',
    text: published
      ? 'The links of the registry lead to it again.'
      : 'The links lead nowhere until it is published again. Gifts stay.',
    danger: !published,
    done: published ? 'The registry is published' : 'The registry is a draft',
    send: (api, { why }) =>
      api(publishTeamRegistry, { params: paramsOf(registry), body: { published, why } }),
  };
};

const revoke = (registry: TeamRegistry): Action => ({
  id: 'revoke-links',
  route: revokeRegistryLinks,
  label: 'Revoke all links',
  text: 'They stop for good. The host can make new ones.',
  danger: true,
  done: 'The links are revoked',
  send: (api, { why }) => api(revokeRegistryLinks, { params: paramsOf(registry), body: { why } }),
});

const handOver = (registry: TeamRegistry): Action => ({
  id: 'hand-over',
  route: handOverTeamRegistry,
  label: 'Hand over',
  text: 'Another account owns the registry from now on. The present owner loses it, and the gifts stay.',
  field: { label: 'Email of the new owner', hint: 'Of a confirmed account' },
  danger: true,
  done: 'The registry is handed over',
  send: (api, { why, value }) =>
    api(handOverTeamRegistry, { params: paramsOf(registry), body: { email: value, why } }),
});

const restore = (registry: TeamRegistry): Action => ({
  id: 'restore',
  route: restoreTeamRegistry,
  label: 'Restore',
  text: 'The registry and its links come back as they were.',
  done: 'The registry is back',
  send: (api, { why }) => api(restoreTeamRegistry, { params: paramsOf(registry), body: { why } }),
});

const see = (registry: TeamRegistry): Action => ({
  id: 'see',
  route: openHostView,
  label: 'See as the host',
  text: 'You read the registry as its host does, for 15 minutes. Until it ends you can change nothing, in no tab. Mails, links and UPI addresses stay closed.',
  done: 'You see the registry as its host',
  leadsTo: `/registry?registryId=${registry.id}`,
  async send(api, { why }) {
    await api(openHostView, { params: paramsOf(registry), body: { why } });
    return registry;
  },
});

export function registryActions(registry: TeamRegistry): readonly Action[] {
  if (registry.state === 'deleted') return [restore(registry)];
  const hasLinks = registry.links.some(({ state }) => state !== 'revoked');
  return [
    see(registry),
    pause(registry),
    ...(registry.status === 'completed' ? [] : [publish(registry)]),
    ...(hasLinks ? [revoke(registry)] : []),
    handOver(registry),
  ];
}

export const giveBack = (
  registry: TeamRegistry,
  { giftId, name, returnable }: TeamGiver,
): Action => ({
  id: `give-back-${giftId}`,
  route: giveBackGuestGifts,
  label: plural(returnable, 'Give back 1 gift', 'Give back # gifts'),
  text: `What ${name || 'this guest'} took is free again, and the guest is told by mail.`,
  danger: true,
  done: 'The gifts are free again',
  send: (api, { why }) =>
    api(giveBackGuestGifts, { params: { ...paramsOf(registry), giftId }, body: { why } }),
});

export const stop = (registry: TeamRegistry, { giftId, name, stopped }: TeamGiver): Action => {
  const guest = name || 'This guest';
  return {
    id: `${stopped ? 'unstop' : 'stop'}-${giftId}`,
    route: stopGuest,
    label: stopped ? 'Let the guest give again' : 'Stop the guest',
    text: stopped
      ? `${guest} can give to this registry again.`
      : `${guest} can’t give to this registry any more. All gifts that have not arrived are free again, and the guest is told by mail.`,
    ...(stopped ? {} : { usualWhy: 'Takes gifts without giving them.' }),
    danger: !stopped,
    done: stopped ? `${guest} may give again` : `${guest} is stopped, and the gifts are free again`,
    send: (api, { why }) =>
      api(stopGuest, {
        params: { ...paramsOf(registry), giftId },
        body: { stopped: !stopped, why },
      }),
  };
};
