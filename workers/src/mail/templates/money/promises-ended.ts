import { formatRupees, plural } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, link, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function promisesEnded(data: MailData<'promises-ended'>): MailContent {
  const { promises, more } = data;
  const all = promises.length + more;
  return {
    subject: `${plural(all, 'A promise has', '# promises have')} ended: ${data.registryName}`,
    preview: 'They were not marked as paid in time.',
    heading: plural(all, 'A promise has ended', '# promises have ended'),
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, ${plural(all, 'this promise was', 'these promises were')} not marked as paid in time. Others can give them now.`,
      ),
      facts(
        ...promises.map(({ giverName, productName, amount }): readonly [string, string] => [
          giverName,
          `${formatRupees(amount)} towards ${productName}`,
        ]),
      ),
      ...(more > 0 ? [text(plural(more, 'And one more.', 'And # more.'))] : []),
      text('Did the money arrive after all? Then please tell the guest, who can give again.'),
      button('Open the Gift Book', data.bookLink),
      link('Change how these mails come', data.settingsLink),
      note('You get this mail because you host this registry.'),
    ],
    unsubscribeLink: data.unsubscribeLink,
  };
}
