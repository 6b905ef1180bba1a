import { useNavigation } from '@gift-registry/shell-contract';
import { sections } from './sections.ts';

/** The section of this page, or of the page above it. */
export function useCurrentSection() {
  const { pathname } = useNavigation().location;
  return sections.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
}
