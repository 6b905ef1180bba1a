import { occasions, type Occasion } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';

export function useOccasionInQuery(): Occasion | undefined {
  const asked = new URLSearchParams(useNavigation().location.search).get('occasion');
  return occasions.find((occasion) => occasion === asked);
}
