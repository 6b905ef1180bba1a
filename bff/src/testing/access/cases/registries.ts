import { anyHost, hostsOnly, ownerOnly, selfOnly } from '../access-rows.ts';
import { none, registry, withBody, type RouteCases } from '../sample-requests.ts';

const registryForm = {
  registryName: 'Meera turns thirty',
  occasion: 'birthday',
  eventDate: '2099-05-01',
  guestRange: '21–50',
  guestMessage: 'Come and dance.',
  phoneNumber: '+91 98765 43210',
};

export const registryCases: RouteCases = {
  listRegistries: { access: anyHost(200), request: none },
  getDraft: { access: anyHost(200), request: none },
  getCurrentRegistry: { access: anyHost(200), request: none },
  createRegistry: { access: anyHost(201), request: () => ({ body: registryForm }) },
  getRegistry: { access: hostsOnly(200), request: registry },
  updateRegistry: { access: hostsOnly(200), request: withBody(registry, registryForm) },
  deleteDraft: {
    access: ownerOnly(200),
    request: async (fixtures) => ({ params: { registryId: await fixtures.draftId() } }),
  },
  saveCover: {
    access: hostsOnly(200),
    request: withBody(registry, { coverImageUrl: null, coverAlt: null, story: 'How we met.' }),
  },
  saveDelivery: {
    access: hostsOnly(200),
    request: withBody(registry, { deliveryPreference: 'guest_delivery', termsAccepted: true }),
  },
  completeRegistry: { access: ownerOnly(200), request: registry },
  reopenRegistry: { access: ownerOnly(200), request: registry },
  archiveRegistry: { access: ownerOnly(200), request: withBody(registry, { archived: false }) },
  copyRegistry: {
    access: hostsOnly(201),
    request: withBody(registry, {
      registryName: 'Our next feast',
      occasion: 'other',
      eventDate: '2099-06-01',
    }),
  },
  deleteRegistry: {
    access: ownerOnly(200),
    request: withBody(registry, { word: 'delete' }),
  },
  restoreRegistry: {
    access: selfOnly(200),
    request: async (fixtures) => ({ params: { registryId: await fixtures.deletedRegistryId() } }),
  },
  listDeletedRegistries: { access: anyHost(200), request: none },
};
