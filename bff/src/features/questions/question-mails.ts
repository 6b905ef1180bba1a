import { z } from 'zod';
import { withoutLinks } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { derivedKeys, createUrlTokens } from '../../platform/keys/signer.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import {
  type GuestMailer,
  findMailEvent,
  registryInMail,
  type MailSettingsLinks,
} from '../mails/index.ts';
import { findHostIds } from '../registries/index.ts';
import { shareLink } from '../sharing/index.ts';
import { findRecipients, type LockedQuestion } from './questions.repository.ts';

interface QuestionLinks {
  readonly answer: (question: { readonly id: string; readonly shareCode: string }) => string;
  readonly questions: (registryId: string) => string;
  readonly verify: (token: string) => string | null;
}

export function createQuestionLinks(
  config: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>,
): QuestionLinks {
  const tokens = createUrlTokens(derivedKeys(config.sessionSecrets, 'question-link'));
  return {
    answer: ({ id, shareCode }) =>
      `${shareLink(linkOrigin(config), shareCode)}/answers/${tokens.sign(id)}`,
    questions: (registryId) => `${linkOrigin(config)}/questions/${registryId}`,
    verify: (token) => z.uuid().safeParse(tokens.read(token)).data ?? null,
  };
}

export interface QuestionMailer extends Pick<AppDependencies, 'outbox'> {
  readonly links: QuestionLinks;
  readonly settingsLinks: MailSettingsLinks;
  readonly guestMailer: GuestMailer;
}

interface Asked {
  readonly registryId: string;
  readonly registryName: string;
  readonly productName: string;
  readonly guestName: string;
  readonly question: string;
}

export async function mailQuestion(
  { outbox, links, settingsLinks }: QuestionMailer,
  trx: Db,
  asked: Asked,
): Promise<void> {
  const hostIds = await findHostIds(trx, asked.registryId);
  for (const { userId, email, firstName } of await findRecipients(trx, hostIds))
    await outbox.mail(
      trx,
      {
        template: 'gift-question',
        to: email,
        data: {
          firstName: firstName || 'there',
          registryName: withoutLinks(asked.registryName, 100) || 'your registry',
          productName: withoutLinks(asked.productName, 120) || 'a gift',
          guestName: withoutLinks(asked.guestName, 50) || 'A guest',
          question: withoutLinks(asked.question, 500) || 'Please read it on the page.',
          questionsLink: links.questions(asked.registryId),
          settingsLink: settingsLinks.settings(userId),
          unsubscribeLink: settingsLinks.oneClick(userId, 'questions'),
        },
      },
      { registryId: asked.registryId },
    );
}

interface Answered {
  readonly questionId: string;
  readonly question: LockedQuestion;
  readonly answer: string;
  readonly hostName: string;
}

/** Mails an answer. A mail to an address that nobody has confirmed repeats no words of strangers: it leads to the answer. */
export async function mailAnswer(
  { guestMailer, links }: QuestionMailer,
  trx: Db,
  { questionId, question, answer, hostName }: Answered,
): Promise<void> {
  const { guestEmail: to, shareCode, registryId } = question;
  if (to === null || shareCode === null) return;
  const answerLink = links.answer({ id: questionId, shareCode });
  await guestMailer.send(trx, {
    to,
    registryId,
    full: {
      template: 'question-answer',
      to,
      data: {
        answerLink,
        productName: withoutLinks(question.productName, 120) || 'a gift',
        question: withoutLinks(question.question, 500),
        answer: withoutLinks(answer, 1000),
        hostName: withoutLinks(hostName) || 'The host',
        registryName: registryInMail(question.registryName),
      },
    },
    neutral: {
      template: 'question-answer',
      to,
      data: { answerLink, event: await findMailEvent(trx, registryId) },
    },
  });
}
