import type { MailData, MailTemplate } from '@gift-registry/workers-contract';
import type { MailContent, Sender } from './content.ts';
import { templates } from './templates/templates.ts';

interface Mail<Template extends MailTemplate> {
  readonly template: Template;
  readonly data: MailData<Template>;
}

export const compose = <Template extends MailTemplate>(
  { template, data }: Mail<Template>,
  sender: Sender,
): MailContent => templates[template](data, sender);
