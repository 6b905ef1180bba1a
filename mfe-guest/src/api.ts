import { useClient } from '@gift-registry/bff-contract/react';
import { useSession } from '@gift-registry/shell-contract';

export const useApi = () => useClient(useSession());
