import { withoutLinks } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transactions/transact.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';
import { findHosts, noteGuesses } from './passcode-alert.repository.ts';
import type { RegistryAccessDependencies } from './registry-access.service.ts';

export async function tellHostsOfGuesses(
  { config, db, outbox }: Pick<RegistryAccessDependencies, 'config' | 'db' | 'outbox'>,
  registryId: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const registryName = await noteGuesses(trx, registryId);
    if (registryName === undefined) return;
    for (const { email, firstName } of await findHosts(trx, registryId))
      await outbox.enqueue(
        trx,
        {
          topic: 'mail',
          payload: {
            template: 'passcode-guessed',
            to: email,
            data: {
              firstName: firstName || 'there',
              registryName: withoutLinks(registryName, 100) || 'your registry',
              tries: config.passcodes.wrongPerRegistry,
              link: `${linkOrigin(config)}/links/${registryId}`,
            },
          },
        },
        { registryId },
      );
  });
  outbox.wake();
}
