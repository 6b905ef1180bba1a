import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { pictureUrl } from '../../platform/pictures/picture-url.ts';
import { route } from '../../platform/routing/route.ts';
import { addExternalItem, addItem } from './add-item.service.ts';
import { markBought, openForTogether } from './giving-together.service.ts';
import { importGifts } from './import-gifts.service.ts';
import { listItems, listUnattachedItems, removeItem, removeItems } from './items.service.ts';
import { placeItem } from './place-item.service.ts';
import { addStarterList, takeBackItems } from './starter-list.service.ts';
import { forgetRemovedItems } from './removed-items.repository.ts';
import { restoreItem } from './restore-item.service.ts';
import { updateItem } from './update-item.service.ts';

export const itemsRoutes =
  ({ config, db, schedule }: AppDependencies, pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    const deps = { config, db, pictures, placeholderImage: await pictureUrl('placeholder') };

    route(app, contract.listItems, ({ user, params }) =>
      listItems(deps, user.id, params.registryId),
    );
    route(app, contract.listUnattachedItems, async ({ user }) => ({
      items: await listUnattachedItems(deps, user.id),
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
    route(app, contract.restoreItem, ({ user, params }) =>
      restoreItem(deps, user.id, params.itemId),
    );
    route(app, contract.removeItem, async ({ user, params }) => {
      await removeItem(deps, user.id, params.itemId);
      return { removed: true as const };
    });
    route(app, contract.removeItems, ({ user, query }) =>
      removeItems(deps, user.id, query.registryId),
    );

    schedule.every(3600, 'removed items', () => forgetRemovedItems(db));
  };
