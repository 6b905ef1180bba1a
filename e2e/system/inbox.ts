import { expect } from '@playwright/test';
import { z } from 'zod';
import { runningSystem } from './system.ts';

const mails = z.array(
  z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    to: z.array(z.object({ address: z.string() })),
  }),
);
type Mail = z.infer<typeof mails>[number];

export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${runningSystem().mailUrl}/email`);
  const all = mails.parse(await response.json());
  return all.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

export async function mailTo(address: string, text: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).findLast((mail) => text.test(mail.text));
        return found?.subject;
      },
      { message: `a mail to ${address}`, intervals: [100, 200, 200, 500] },
    )
    .toBeDefined();
  if (!found) throw new Error(`No mail to ${address}.`);
  return found;
}

export function linkIn(mail: Mail, part: string): string {
  const link = (mail.text.match(/https?:\/\/\S+/g) ?? []).find((url) => url.includes(part));
  if (!link) throw new Error(`No link with ${part} in: ${mail.text}`);
  return link;
}
