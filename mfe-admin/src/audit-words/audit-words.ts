import type { auditKinds, AuditRow } from '@gift-registry/bff-contract';

export const entryPath = (id: string): string => `/admin/audit/${id}`;

export const kindWords: Readonly<Record<(typeof auditKinds)[number], string>> = {
  team: 'Work of the team',
  releases: 'Releases',
  accounts: 'Accounts and sign-ins',
};

/** An action by its name: 'mail-sent-again' reads 'Mail sent again'. */
export function actionWords(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The page of what was changed, where there is one. */
export function subjectPath({ subject }: Pick<AuditRow, 'subject'>): string | undefined {
  const [kind = '', ...rest] = subject.split(':');
  const name = rest.join(':');
  if (!name) return undefined;
  if (kind === 'registry') return `/admin/registries/${name}`;
  if (kind === 'mail') return `/admin/notifications/mails/${name}`;
  if (kind === 'order') return `/admin/orders/${name}`;
  if (kind === 'release') return `/admin/releases/${name.split('@', 1)[0] ?? name}`;
  return undefined;
}
