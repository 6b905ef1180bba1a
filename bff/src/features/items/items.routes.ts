import fp from 'fastify-plugin';
import * as contract from '@gift-registry/bff-contract';
import { derivedKey } from '../../platform/keys/signer.ts';
import { pictureUrl } from '../../platform/pictures/picture-url.ts';
import { route } from '../../platform/routing/route.ts';
import { findSections, requireHost } from '../registries/index.ts';
import { createScrapeLimits } from '../scraping/index.ts';
import { addExternalItem, addItem } from './add-item.ts';
import { markBought, openForTogether } from './give-together.ts';
import { importGifts } from './import-gifts.ts';
import { findItemsOf, findUnattachedItems } from './items.repository.ts';
import { deleteList, deleteOldLists } from './page-lists.repository.ts';
import { addLine, dropLine, getPageList, startPageList } from './page-lists.ts';
import { placeItem } from './place-item.ts';
import { removeItem, removeItems, restoreItem, takeBackItems } from './remove-items.ts';
import { forgetRemovedItems } from './removed-items.repository.ts';
import { addStarterList } from './starter-list.ts';
import { updateItem } from './update-item.ts';

/** The gifts of a registry as its hosts add, arrange and change them. */
export const items = fp(async (app) => {
  const { config, db, outbox, queues, pictures, schedule } = app;
  const limiterKey = derivedKey(config.sessionSecrets, 'rate-limits');
  const deps = {
    ...{ config, db, outbox, queues, pictures },
    enforceScrapeLimits: createScrapeLimits({ queues, limiterKey }),
    placeholderImage: await pictureUrl('placeholder'),
  };

  route(app, contract.listItems, async ({ user, params: { registryId } }) => {
    await requireHost(db, user.id, registryId);
    return {
      items: await findItemsOf(db, registryId),
      sections: await findSections(db, registryId),
    };
  });
  route(app, contract.listUnattachedItems, async ({ user }) => ({
    items: await findUnattachedItems(db, user.id),
  }));
  route(app, contract.addItem, ({ user, body }) => addItem(deps, user.id, body));
  route(app, contract.addExternalItem, ({ user, body }) => addExternalItem(deps, user.id, body));
  route(app, contract.addStarterList, ({ user, body }) => addStarterList(deps, user.id, body));
  route(app, contract.importGifts, ({ user, body }) => importGifts(deps, user.id, body));
  route(app, contract.takeBackItems, ({ user, body }) =>
    takeBackItems(deps, user.id, body.itemIds),
  );
  route(app, contract.updateItem, ({ user, params, body }) =>
    updateItem(deps, user.id, params.itemId, body),
  );
  route(app, contract.placeItem, ({ user, params, body }) =>
    placeItem(deps, user.id, params.itemId, body),
  );
  route(app, contract.openForTogether, ({ user, params, body }) =>
    openForTogether(deps, user.id, params.itemId, body.open),
  );
  route(app, contract.markBought, ({ user, params, body }) =>
    markBought(deps, user.id, params.itemId, body.bought),
  );
  route(app, contract.restoreItem, ({ user, params }) => restoreItem(deps, user.id, params.itemId));
  route(app, contract.removeItem, async ({ user, params }) => {
    await removeItem(deps, user.id, params.itemId);
    return { removed: true as const };
  });
  route(app, contract.removeItems, ({ user, query }) =>
    removeItems(deps, user.id, query.registryId),
  );

  schedule.every(3600, 'removed items', () => forgetRemovedItems(db));

  route(app, contract.startPageList, ({ user, body }) => startPageList(deps, user.id, body.urls));
  route(app, contract.getPageList, async ({ user }) => ({
    list: await getPageList(deps, user.id),
  }));
  route(app, contract.dropPageList, async ({ user }) => {
    await deleteList(db, user.id);
    return { removed: true as const };
  });
  route(app, contract.addPageListLine, ({ user, params, body }) =>
    addLine(deps, user.id, params.lineId, body),
  );
  route(app, contract.dropPageListLine, ({ user, params, body }) =>
    dropLine(deps, user.id, params.lineId, body.dropped),
  );

  schedule.every(3600, 'old page lists', () => deleteOldLists(db));
});
