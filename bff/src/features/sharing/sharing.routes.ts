import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { derivedKey } from '../../platform/keys/signer.ts';
import { renderedRead } from '../../platform/routing/rendered-read.ts';
import { SerializedReply, route } from '../../platform/routing/route.ts';
import { updateGuestView, updatePause } from './guest-view.repository.ts';
import { changeGuestView, getGuestView } from './guest-view.ts';
import * as links from './links.ts';
import { type Openings, createOpenings } from './openings.ts';
import { createSharePictures } from './pictures/share-pictures.ts';
import {
  getAccess,
  removeAddress,
  removePasscode,
  setAddress,
  setPasscode,
  type RegistryAccessDependencies,
} from './registry-access.ts';
import { shareKitRoutes } from './share-kit.routes.ts';
import {
  getSharedRegistry,
  registryUnavailable,
  getSharedItems,
  createSharedItemsCache,
} from './shared-registry.ts';

const malformed = async () => {
  throw registryUnavailable();
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly openings: Openings;
    readonly registryAccess: RegistryAccessDependencies;
    readonly sharePictures: ReturnType<typeof createSharePictures>;
  }
}

/** Links of a registry, who may open them, and what their guests see. */
export const sharing = fp(async (app) => {
  const { config, db, log, outbox } = app;
  const access = {
    ...{ config, db, log, outbox },
    cipher: createDataCipher(config.dataEncryptionKeys),
    limiterKey: derivedKey(config.sessionSecrets, 'rate-limits'),
  };
  const lists = createSharedItemsCache(db);
  const openings = createOpenings(app);
  const pictures = createSharePictures(app);
  app.decorate('openings', openings);
  app.decorate('registryAccess', access);
  app.decorate('sharePictures', pictures);
  app.serveReads([
    renderedRead(contract.getSharedRegistry, ({ share }) => getSharedRegistry(app, share), {
      malformed,
      serve(request, read) {
        if (request.openShare) openings.count(request.openShare.shareId, request);
        return read();
      },
    }),
    renderedRead(
      contract.listSharedItems,
      async ({ share, user }) =>
        new SerializedReply(await getSharedItems(db, lists, share, user?.id)),
      { malformed, mayLag: true },
    ),
  ]);
  route(app, contract.getShare, async ({ user, params }) => ({
    share: await links.findShare(app, user.id, params.registryId),
  }));
  route(app, contract.createShare, ({ user, params }) =>
    links.createShare(app, user.id, params.registryId),
  );
  route(app, contract.revokeShare, async ({ user, params }) => {
    await links.revokeShare(app, user.id, params.registryId);
    return { revoked: true as const };
  });
  route(app, contract.listLinks, ({ user, params }) =>
    links.listLinks(app, user.id, params.registryId),
  );
  route(app, contract.addLink, ({ user, params, body }) =>
    links.addLink(app, user.id, params.registryId, body),
  );
  route(app, contract.changeLink, ({ user, params, body }) =>
    links.changeLink(app, { userId: user.id, ...params }, body),
  );
  route(app, contract.rotateLink, ({ user, params }) =>
    links.rotateLink(app, { userId: user.id, ...params }),
  );
  route(app, contract.endLink, ({ user, params }) =>
    links.endLink(app, { userId: user.id, ...params }),
  );

  route(app, contract.getRegistryAccess, ({ user, params }) =>
    getAccess(access, user.id, params.registryId),
  );
  route(app, contract.setRegistryAddress, ({ user, params, body }) =>
    setAddress(access, user.id, params.registryId, body.address),
  );
  route(app, contract.removeRegistryAddress, ({ user, params }) =>
    removeAddress(access, user.id, params.registryId),
  );
  route(app, contract.setPasscode, ({ user, params, body }) =>
    setPasscode(access, user.id, params.registryId, body.passcode),
  );
  route(app, contract.removePasscode, ({ user, params }) =>
    removePasscode(access, user.id, params.registryId),
  );

  route(app, contract.getGuestView, ({ user, params }) =>
    getGuestView(app, user.id, params.registryId),
  );
  route(app, contract.changeGuestView, ({ user, params: { registryId }, body }) =>
    changeGuestView(app, user.id, registryId, (trx) => updateGuestView(trx, registryId, body)),
  );
  route(app, contract.pauseGifts, ({ user, params: { registryId }, body }) =>
    changeGuestView(app, user.id, registryId, (trx) =>
      updatePause(trx, registryId, body.pauseNote ?? ''),
    ),
  );
  route(app, contract.continueGifts, ({ user, params: { registryId } }) =>
    changeGuestView(app, user.id, registryId, (trx) => updatePause(trx, registryId, undefined)),
  );

  shareKitRoutes(app, pictures);
});
