import type { Registry, RegistrySummary } from '@gift-registry/bff-contract';
import { registryPath } from '../../../features/registries/registry-path.ts';
import { isTaken } from '../../../features/registries/taken-of.ts';

export interface CardAction {
  readonly label: string;
  readonly href: string;
}

function nextStep({ id, itemCount, deliveryPreference, termsAccepted }: Registry): string {
  if (itemCount === 0) return registryPath('/products', id);
  if (deliveryPreference === null || !termsAccepted) return registryPath('/registry', id);
  return `/registry/share/${id}`;
}

export function cardActions(registry: RegistrySummary): {
  readonly main: CardAction;
  readonly more: readonly CardAction[];
} {
  const { id, status } = registry;
  const edit = { label: 'Edit', href: `/edit-registry/${id}` };
  const view = { label: 'View Registry', href: registryPath('/registry', id) };
  const giftBook = { label: 'Gift Book', href: `/gifts/${id}` };
  const share = { label: 'Share Registry', href: `/registry-link-share/${id}` };
  const settings = { label: 'Settings', href: `/registry-settings/${id}` };
  if (status === 'draft')
    return {
      main: { label: 'Continue', href: nextStep(registry) },
      more: [edit, view, share, settings],
    };
  if (status === 'completed') return { main: giftBook, more: [edit, view, share, settings] };
  return isTaken(registry)
    ? { main: giftBook, more: [edit, view, share, settings] }
    : { main: share, more: [giftBook, edit, view, settings] };
}
