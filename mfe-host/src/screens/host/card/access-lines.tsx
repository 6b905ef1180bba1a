import { plural, type RegistrySummary } from '@gift-registry/bff-contract';
import { AlertLine } from './alert-line.tsx';

export function AccessLines({ registry }: { readonly registry: RegistrySummary }) {
  const { id, registryName, coHostRequests, hasUntriedUpi, passcodeGuessedAt } = registry;
  return (
    <>
      {coHostRequests > 0 && (
        <AlertLine
          text={plural(
            coHostRequests,
            'Somebody asks to host with you',
            '# people ask to host with you',
          )}
          href={`/registry-settings/${id}`}
          registryName={registryName}
        />
      )}
      {hasUntriedUpi && (
        <AlertLine
          text="Guests can’t pay you by UPI yet: try the code, then say ‘It works’"
          href={`/registry-settings/${id}#upi`}
          registryName={registryName}
        />
      )}
      {passcodeGuessedAt && (
        <AlertLine
          text="Somebody is guessing your passcode"
          href={`/links/${id}`}
          registryName={registryName}
        />
      )}
    </>
  );
}
