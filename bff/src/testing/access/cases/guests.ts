import { randomUUID } from 'node:crypto';
import { everybody, giverOnly } from '../access-rows.ts';
import { share, type RouteCases, type Request } from '../sample-requests.ts';

const giftOf =
  (amount: Readonly<Record<string, number>>): Request =>
  async (fixtures) => {
    const { shareCode, itemId } = await fixtures.registry();
    return {
      params: { shareCode, itemId },
      headers: { 'idempotency-key': randomUUID() },
      body: {
        guestName: 'Ravi',
        guestEmail: 'ravi@example.com',
        message: 'With love',
        ...amount,
      },
    };
  };

const gift: Request = async (fixtures) => {
  const { shareCode, giftId } = await fixtures.heldGift();
  return { params: { shareCode, giftId } };
};

const promise: Request = async (fixtures) => {
  const { shareCode, giftId } = await fixtures.openPromise();
  return { params: { shareCode, giftId } };
};

export const guestCases: RouteCases = {
  getWait: {
    access: everybody(200),
    request: async (fixtures) => {
      const { shareCode, itemId } = await fixtures.registry();
      return { params: { shareCode, itemId } };
    },
  },
  listOwnQuestions: {
    access: everybody(200),
    request: async (fixtures) => {
      const { shareCode, itemId } = await fixtures.registry();
      return { params: { shareCode, itemId } };
    },
  },
  askHost: {
    access: everybody(200),
    request: async (fixtures) => {
      const { shareCode, itemId } = await fixtures.registry();
      return {
        params: { shareCode, itemId },
        body: { question: 'Which colour?', guestName: '', guestEmail: '' },
      };
    },
  },
  waitForGift: {
    access: everybody(409),
    request: async (fixtures) => {
      const { shareCode, itemId } = await fixtures.registry();
      return { params: { shareCode, itemId }, body: { email: 'ravi@example.com' } };
    },
  },
  leaveLine: {
    access: everybody(200),
    request: async (fixtures) => {
      const { shareCode, itemId } = await fixtures.registry();
      return { params: { shareCode, itemId } };
    },
  },
  answerMailedWait: {
    access: everybody(404),
    request: async (fixtures) => {
      const { shareCode } = await fixtures.registry();
      return { params: { shareCode, token: 'made-up' }, body: { answer: 'leave' } };
    },
  },
  getMailedAnswer: {
    access: everybody(404),
    request: async (fixtures) => {
      const { shareCode } = await fixtures.registry();
      return { params: { shareCode, token: 'made-up' } };
    },
  },
  getMailedWait: {
    access: everybody(404),
    request: async (fixtures) => {
      const { shareCode } = await fixtures.registry();
      return { params: { shareCode, token: 'made-up' } };
    },
  },
  getMailedGift: {
    access: everybody(404),
    request: async (fixtures) => {
      const { shareCode } = await fixtures.registry();
      return { params: { shareCode, token: 'made-up' } };
    },
  },
  openGiftsLink: { access: everybody(400), request: () => ({ body: { token: 'made-up' } }) },
  getSharedRegistry: { access: everybody(200), request: share },
  listSharedItems: { access: everybody(200), request: share },
  claimItem: { access: everybody(201), request: giftOf({ quantity: 1 }) },
  contributeToItem: { access: everybody(201), request: giftOf({ amount: 500 }) },
  listMyGifts: { access: everybody(200), request: share },
  confirmGift: { access: giverOnly(200), request: gift },
  extendGift: { access: giverOnly(200), request: gift },
  postponeQuestion: { access: giverOnly(200), request: gift },
  hideHoldEnd: { access: giverOnly(200), request: gift },
  releaseGift: { access: giverOnly(200), request: gift },
  getUpiHandOver: { access: giverOnly(200), request: promise },
  getUpiPicture: { access: giverOnly(200), request: promise },
  sayPaid: {
    access: giverOnly(200),
    request: async (...args) => ({ ...(await promise(...args)), body: { paid: false } }),
  },
  forgetMe: { access: everybody(200), request: share },
};
