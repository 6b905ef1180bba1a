import { storedValue, useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { z } from 'zod';
import { useRegistryIdInQuery } from './registry-path.ts';
import { useRegistryChoices } from './registry-queries.ts';

/** `registry` is null when the host has none yet, and undefined while they load. */
export function useRegistryToAddTo() {
  const account = useSession().state.user?.id ?? '';
  const inQuery = useRegistryIdInQuery();
  const { registries, choices } = useRegistryChoices();
  const last = storedValue('localStorage', `gr-registry-to-add-to:${account}`, z.string());
  const [chosen, setChosen] = useState<string>();
  const registry =
    [chosen, inQuery, last.read()]
      .map((wanted) => choices?.find(({ id }) => id === wanted))
      .find((found) => found !== undefined) ??
    (choices && (choices[0] ?? null));
  return {
    registries,
    choices: choices ?? [],
    registry,
    choose(registryId: string) {
      last.write(registryId);
      setChosen(registryId);
    },
  };
}
