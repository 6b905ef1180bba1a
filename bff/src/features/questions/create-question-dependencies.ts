import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { derivedKey } from '../../platform/keys/signer.ts';
import { createGuestMailer, createMailSettingsLinks } from '../mails/index.ts';
import type { QuestionDependencies } from './ask-question.ts';
import { createQuestionLinks } from './question-mails.ts';

export const createQuestionDependencies = ({
  config,
  db,
  outbox,
}: AppDependencies): QuestionDependencies => ({
  db,
  outbox,
  links: createQuestionLinks(config),
  settingsLinks: createMailSettingsLinks(config),
  guestMailer: createGuestMailer({ outbox }),
  limiterKey: derivedKey(config.sessionSecrets, 'rate-limits'),
});
