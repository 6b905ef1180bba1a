import { randomUUID } from 'node:crypto';
import { everybody, hostsOnly } from '../access-rows.ts';
import { registry, share, withBody, type RouteCases, type Request } from '../sample-requests.ts';

const link: Request = async (fixtures) => {
  const { registryId } = await fixtures.registry();
  return { params: { registryId, linkId: await fixtures.linkId() } };
};

export const sharingCases: RouteCases = {
  getShare: { access: hostsOnly(200), request: registry },
  createShare: { access: hostsOnly(201), request: registry },
  revokeShare: { access: hostsOnly(200), request: registry },
  listLinks: { access: hostsOnly(200), request: registry },
  addLink: { access: hostsOnly(201), request: withBody(registry, { label: 'Family' }) },
  changeLink: { access: hostsOnly(200), request: withBody(link, { paused: true }) },
  rotateLink: { access: hostsOnly(200), request: link },
  endLink: { access: hostsOnly(200), request: link },
  getSharedCalendar: { access: everybody(200), request: share },
  getRegistryCalendar: { access: hostsOnly(200), request: registry },
  getInvitationPicture: { access: hostsOnly(200), request: registry },
  getQrCode: { access: hostsOnly(200), request: registry },
  getGuestView: { access: hostsOnly(200), request: registry },
  changeGuestView: { access: hostsOnly(200), request: withBody(registry, { showsPhone: true }) },
  pauseGifts: {
    access: hostsOnly(200),
    request: withBody(registry, { pauseNote: 'Moving house' }),
  },
  continueGifts: { access: hostsOnly(200), request: registry },
  getRegistryAccess: { access: hostsOnly(200), request: registry },
  setRegistryAddress: {
    access: hostsOnly(200),
    request: async (fixtures) => ({
      ...(await registry(fixtures)),
      body: { address: `asha-${randomUUID().slice(0, 13)}` },
    }),
  },
  removeRegistryAddress: { access: hostsOnly(200), request: registry },
  setPasscode: { access: hostsOnly(200), request: withBody(registry, { passcode: 'mango tree' }) },
  removePasscode: { access: hostsOnly(200), request: registry },
};
