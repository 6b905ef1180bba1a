import type { AppDependencies } from '../../app-dependencies.ts';
import { createGuestMailer } from '../../guest-mails/guest-mailer.ts';
import { createMailSettingsLinks } from '../../host-mails/mail-settings-link.ts';
import { derivedKey } from '../../keys/derived-key.ts';
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
  guestMailer: createGuestMailer({ config, outbox }),
  limiterKey: derivedKey(config.sessionSecret, 'rate-limits'),
});
