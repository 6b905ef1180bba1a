import { listMailTemplates } from '@gift-registry/bff-contract';
import { useRead } from '../../api.ts';

export function useTemplates() {
  return useRead(listMailTemplates, {}, { staleTime: Infinity });
}
