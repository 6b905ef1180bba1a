import { randomUUID } from 'node:crypto';
import { anyHost, everybody, hostsOnly } from '../access-rows.ts';
import { registry, withBody, type RouteCases, type Request } from '../sample-requests.ts';

const registryInQuery: Request = async (fixtures) => {
  const { registryId } = await fixtures.registry();
  return { query: { registryId } };
};
const question: Request = async (fixtures) => ({
  params: { questionId: await fixtures.questionId() },
});

export const giftBookCases: RouteCases = {
  listGifts: { access: hostsOnly(200), request: registryInQuery },
  getGiftTotals: { access: hostsOnly(200), request: registryInQuery },
  exportGifts: { access: hostsOnly(200), request: registryInQuery },
  // Gifts of others are left out of the reply.
  markGiftsReceived: {
    access: anyHost(200),
    request: async (fixtures) => ({
      body: { giftIds: [(await fixtures.boughtGift()).giftId], received: true },
    }),
  },
  freePromise: {
    access: anyHost(409),
    request: async (fixtures) => ({ params: { giftId: (await fixtures.openPromise()).giftId } }),
  },
  sayThanks: {
    access: anyHost(200),
    request: async (fixtures) => ({
      body: {
        batchId: randomUUID(),
        channel: 'copied',
        notes: [{ giftId: (await fixtures.boughtGift()).giftId, note: 'Thank you!' }],
      },
    }),
  },
  undoThanks: { access: anyHost(200), request: () => ({ body: { batchId: randomUUID() } }) },
  listThanks: {
    access: hostsOnly(200),
    request: async (fixtures) => ({ params: { giftId: (await fixtures.boughtGift()).giftId } }),
  },
  readThanks: { access: everybody(400), request: () => ({ body: { token: 'made-up' } }) },
  giveBackGifts: {
    access: hostsOnly(200),
    request: async (fixtures) => ({
      ...(await registry(fixtures)),
      body: { giftId: randomUUID(), of: 'network' },
    }),
  },
  listUnusualNetworks: { access: hostsOnly(200), request: registry },
  getGiftSupply: { access: hostsOnly(200), request: registry },
  listGiftQuestions: { access: hostsOnly(200), request: registry },
  answerGiftQuestion: {
    access: hostsOnly(200),
    request: withBody(question, { answer: 'Blue.', isPublic: false }),
  },
  deleteGiftQuestion: { access: hostsOnly(200), request: question },
};
