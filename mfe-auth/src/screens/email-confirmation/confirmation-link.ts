import { confirmationTypes } from '@gift-registry/bff-contract';

type ConfirmationType = (typeof confirmationTypes)[number];

export interface UsableLink {
  readonly token: string;
  readonly type: ConfirmationType;
}
type ConfirmationLink = UsableLink | { readonly problem: string };

const isType = (type: string): type is ConfirmationType =>
  confirmationTypes.some((known) => known === type);

/** Reads a link from the query or the hash. A `token_hash` or `code` needs no type, a `token` does. */
export function readConfirmationLink(search: string, hash: string): ConfirmationLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const value = (name: string) => query.get(name) || fragment.get(name) || undefined;

  const selfTyped = value('token_hash') ?? value('code');
  const token = selfTyped ?? value('token');
  if (!token) return { problem: 'Missing confirmation token' };
  const type = value('type') ?? (selfTyped ? 'email' : undefined);
  if (!type) return { problem: 'Missing confirmation type' };
  if (!isType(type))
    return { problem: 'This confirmation link is invalid or has already been used.' };
  return { token, type };
}

/** A magic link signs in without confirming an address. */
export const isMagicLink = (link: ConfirmationLink): boolean =>
  'type' in link && link.type === 'magiclink';
