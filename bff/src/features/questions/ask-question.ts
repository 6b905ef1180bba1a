import type { z } from 'zod';
import {
  giftMessages,
  type askHost as askRoute,
  type AskedQuestion,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createRateLimiter, type RateLimit } from '../../platform/rate-limits/rate-limiter.ts';
import { rememberLink } from '../giving/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { mailQuestion, type QuestionMailer } from './question-mails.ts';
import {
  findAnswered,
  findOwnQuestions,
  findSharedGift,
  insertQuestion,
} from './questions.repository.ts';

export interface QuestionDependencies extends QuestionMailer, Pick<AppDependencies, 'db'> {
  readonly limiterKey: Buffer;
}

interface Ask extends z.output<(typeof askRoute)['body']> {
  readonly shareCode: string;
  readonly itemId: string;
  readonly guestId: string;
  readonly network: string;
}

const HOUR = 3_600;
const DAY = 86_400;

const limitsOf = ({ guestId, network }: Ask, registryId: string): RateLimit[] => [
  { name: 'gift-question/guest-hour', subject: guestId, max: 5, seconds: HOUR },
  { name: 'gift-question/guest-day', subject: guestId, max: 10, seconds: DAY },
  {
    name: 'gift-question/network-hour',
    subject: `${registryId} ${network}`,
    max: 20,
    seconds: HOUR,
  },
  { name: 'gift-question/registry-hour', subject: registryId, max: 30, seconds: HOUR },
  { name: 'gift-question/registry-day', subject: registryId, max: 100, seconds: DAY },
];

export const askHost = (deps: QuestionDependencies, ask: Ask): Promise<void> =>
  transact(deps.db, async (trx) => {
    const { itemId, guestId, guestEmail, question } = ask;
    const guestName = ask.guestName ?? '';
    const gift = await findSharedGift(trx, ask);
    if (gift?.status !== 'published') throw new AppError('not-found', giftMessages.notOnList);
    const { registryId } = gift;
    if (
      !(await insertQuestion(trx, { registryId, itemId, guestId, guestName, guestEmail, question }))
    )
      return;
    const retryAfter = await createRateLimiter(trx, deps.limiterKey).take(
      limitsOf(ask, registryId),
    );
    if (retryAfter !== null)
      throw new AppError(
        'rate-limited',
        'The host has got many questions already. Please try again later.',
        { retryAfter },
      );
    await rememberLink(trx, guestId, ask.shareCode);
    await mailQuestion(deps, trx, { ...gift, guestName, question });
    // Also during a surprise: a question tells nothing of gifts.
    await publishRegistryChanged(trx, registryId, 'host');
  });

export async function getOwnQuestions(
  { db }: Pick<QuestionDependencies, 'db'>,
  own: Pick<Ask, 'shareCode' | 'itemId' | 'guestId'>,
): Promise<AskedQuestion[]> {
  if (!(await findSharedGift(db, own))) throw new AppError('not-found', giftMessages.notOnList);
  return findOwnQuestions(db, own);
}

export async function readMailedAnswer(
  { db, links }: Pick<QuestionDependencies, 'db' | 'links'>,
  { shareCode, token }: { readonly shareCode: string; readonly token: string },
): Promise<AskedQuestion & { readonly itemId: string }> {
  const id = links.verify(token);
  const answered = id === null ? undefined : await findAnswered(db, { id, shareCode });
  if (!answered)
    throw new AppError(
      'not-found',
      'This answer is gone, or the link is incomplete. Please open it from your email again.',
    );
  return answered;
}
