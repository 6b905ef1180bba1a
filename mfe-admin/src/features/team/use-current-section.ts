import { useNavigation } from '@gift-registry/shell-contract';
import { sections } from './sections.ts';

export function useCurrentSection() {
  const { pathname } = useNavigation().location;
  return sections.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
}
