import { plural, type RegistrySummary } from '@gift-registry/bff-contract';
import { AlertLine } from './alert-line.tsx';

export function AccessLines({ registry }: { readonly registry: RegistrySummary }) {
  const { id, registryName, coHostRequests, passcodeGuessedAt } = registry;
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
