import type { auditKinds, AuditRow } from '@gift-registry/bff-contract';
import { mailPath } from '../mails/mail-words.tsx';
import { personPath } from '../accounts/person-words.ts';
import { productPath } from '../catalogue/product-words.ts';
import { registryPath } from '../registries/registry-words.ts';

const capitals: Readonly<Record<string, string>> = { upi: 'UPI', ip: 'IP', id: 'ID', csv: 'CSV' };

/** A name of the code in words: 'upi-address-changed' reads 'UPI address changed', 'userAgent' 'User agent'. */
export function codeWords(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-')
    .map((word) => capitals[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const entryPath = (id: string): string => `/admin/audit/${id}`;

export const kindWords: Readonly<Record<(typeof auditKinds)[number], string>> = {
  team: 'Work of the team',
  releases: 'Releases',
  accounts: 'Accounts and sign-ins',
};

type Subject = Pick<AuditRow, 'subject' | 'subjectName'>;

const split = (subject: string): readonly [kind: string, name: string] => {
  const [kind = '', ...rest] = subject.split(':');
  return [kind, rest.join(':')];
};

/** The name of what was changed: 'Setting brand-line' where the server gives none. */
export function subjectWords({ subject, subjectName }: Subject): string {
  if (subjectName) return subjectName;
  const [kind, name] = split(subject);
  const [project = '', version] = name.split('@');
  return kind === 'release' && version
    ? `${project} ${version.slice(0, 8)}`
    : `${codeWords(kind)} ${name}`.trim();
}

export function subjectPath({ subject, subjectName }: Subject): string | undefined {
  const [kind, name] = split(subject);
  if (!name) return undefined;
  if (kind === 'user') return subjectName ? personPath(name) : undefined;
  if (kind === 'registry') return registryPath(name);
  if (kind === 'mail') return mailPath(name);
  if (kind === 'product') return productPath(name);
  if (kind === 'order') return `/admin/orders/${name}`;
  if (kind === 'release') return `/admin/releases/${name.split('@', 1)[0] ?? name}`;
  return undefined;
}
