import { randomUUID } from 'node:crypto';
import { createGiftsLinks } from '../../features/giving/claims-dependencies.ts';
import { lastPart } from '../mailbox.ts';
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

export const formCases: Readonly<Record<string, FormCase>> = {
  purchaseForm: { access: everybody(303), form: giftOf({ quantity: '1' }) },
  contributeForm: { access: everybody(303), form: giftOf({ amount: '500' }) },
  ownGiftForm: {
    access: giverOnly(303),
    async form(fixtures) {
      const { shareCode, giftId } = await fixtures.heldGift();
      return { params: { shareCode }, fields: { giftId, change: 'confirmed' } };
    },
  },
  paidForm: {
    access: giverOnly(303),
    async form(fixtures) {
      return { params: { ...(await fixtures.promiseToPay()) }, fields: { reference: '' } };
    },
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
};

export function formCaseOf(formId: string): FormCase {
  const found = formCases[formId];
  if (!found) throw new Error(`${formId} has no entry in form-cases.ts.`);
  return found;
}
