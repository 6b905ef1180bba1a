import { randomUUID } from 'node:crypto';
import { createGiftsLinks } from '../../subjects/guests/gifts-link.ts';
import { lastPart, linkValue } from '../mails/mailbox.ts';
import type { PostedForm } from '../requests/post-form.ts';
import type { TestApp } from '../test-app.ts';
import { everybody, giverOnly, type AccessRow } from './access-rows.ts';
import type { Fixtures } from './fixtures.ts';

interface FormCase {
  readonly access: AccessRow;
  readonly form: (fixtures: Fixtures, app: TestApp) => Promise<PostedForm>;
}

const giftOf =
  (amount: Readonly<Record<string, string>>): FormCase['form'] =>
  async (fixtures) => {
    const { shareCode, itemId } = await fixtures.registry();
    return {
      params: { shareCode, itemId },
      fields: { guestName: 'Ravi', guestEmail: '', message: '', ...amount },
    };
  };

const gift: FormCase['form'] = async (fixtures) => {
  const { shareCode, giftId } = await fixtures.heldGift();
  return { params: { shareCode, giftId } };
};

export const formCases: Readonly<Record<string, FormCase>> = {
  purchaseForm: { access: everybody(303), form: giftOf({ quantity: '1' }) },
  contributeForm: { access: everybody(303), form: giftOf({ amount: '500' }) },
  confirmGiftForm: { access: giverOnly(303), form: gift },
  extendGiftForm: { access: giverOnly(303), form: gift },
  hideHoldEndForm: { access: giverOnly(303), form: gift },
  releaseGiftForm: { access: giverOnly(303), form: gift },
  paidForm: {
    access: giverOnly(303),
    async form(fixtures) {
      return { params: { ...(await fixtures.promiseToPay()) }, fields: { reference: '' } };
    },
  },
  notPaidForm: {
    access: giverOnly(303),
    async form(fixtures) {
      return { params: { ...(await fixtures.openPromise()) } };
    },
  },
  forgetMeForm: {
    access: everybody(303),
    form: async (fixtures) => ({
      params: { shareCode: (await fixtures.registry()).shareCode },
    }),
  },
  openRegistryForm: {
    access: everybody(303),
    form: async (fixtures) => ({
      params: { shareCode: (await fixtures.registry()).shareCode },
      fields: { passcode: '2468' },
    }),
  },
  cancelOrderForm: {
    access: giverOnly(303),
    form: async (fixtures) => ({ params: { number: await fixtures.orderNumber() } }),
  },
  waitForGiftForm: {
    access: everybody(409),
    async form(fixtures) {
      const { shareCode, itemId } = await fixtures.registry();
      return { params: { shareCode, itemId }, fields: { email: 'ravi@example.com' } };
    },
  },
  askHostForm: {
    access: everybody(303),
    async form(fixtures) {
      const { shareCode, itemId } = await fixtures.registry();
      return {
        params: { shareCode, itemId },
        fields: { question: 'Which colour?', guestName: '', guestEmail: '' },
      };
    },
  },
  leaveLineForm: {
    access: everybody(303),
    async form(fixtures) {
      const { shareCode, itemId } = await fixtures.registry();
      return { params: { shareCode, itemId } };
    },
  },
  mailedWaitForm: {
    access: everybody(404),
    async form(fixtures) {
      const { shareCode } = await fixtures.registry();
      return { params: { shareCode, token: 'made-up' }, fields: { answer: 'leave' } };
    },
  },
  answerForm: {
    access: everybody(303),
    async form(fixtures, { deps }) {
      const contents = { ...(await fixtures.heldGift()), mailboxId: randomUUID() };
      const link = createGiftsLinks(deps.config).createQuestion(contents);
      return {
        params: { shareCode: contents.shareCode, token: lastPart(link) },
        fields: { answer: 'bought' },
      };
    },
  },
  openGiftsForm: {
    access: everybody(303),
    async form(fixtures, { deps }) {
      const contents = { ...(await fixtures.heldGift()), mailboxId: randomUUID() };
      const link = createGiftsLinks(deps.config).create(contents);
      const { shareCode } = contents;
      return { params: { shareCode }, fields: { token: linkValue(link, 'gifts') } };
    },
  },
};

export function formCaseOf(formId: string): FormCase {
  const found = formCases[formId];
  if (!found) throw new Error(`${formId} has no entry in form-cases.ts.`);
  return found;
}
