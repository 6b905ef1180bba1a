const MAX_ENTRIES = 10_000;

/** A registry keeps its owner for life, so that one look-up serves all its events. */
export function createOwnerCache(
  lookUp: (registryId: string) => Promise<string | undefined>,
): (registryId: string) => Promise<string | undefined> {
  const owners = new Map<string, string>();
  return async (registryId) => {
    const known = owners.get(registryId);
    if (known !== undefined) return known;
    const owner = await lookUp(registryId);
    if (owner === undefined) return undefined;
    if (owners.size >= MAX_ENTRIES) owners.clear();
    owners.set(registryId, owner);
    return owner;
  };
}
