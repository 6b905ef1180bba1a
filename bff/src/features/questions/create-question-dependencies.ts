import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { createGuestMailer, createMailSettingsLinks } from '../mails/index.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import type { QuestionDependencies } from './ask.service.ts';
import { createQuestionLinks } from './question-links.ts';

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
  limiterKey: derivedKey(config.sessionSecret, 'rate-limits'),
});
