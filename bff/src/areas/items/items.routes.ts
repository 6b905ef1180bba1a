import type { FastifyPluginAsync } from 'fastify';
import {
  addExternalItem,
  addItem,
  listItems,
  listUnattachedItems,
  removeItem,
  updateItem,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { pictureUrl } from '../../pictures/picture-url.ts';
import { route } from '../../routing/route.ts';
import { createItemsService } from './items.service.ts';

export const itemsRoutes =
  (deps: AppDependencies, pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    const items = createItemsService({
      db: deps.db,
      pictures,
      placeholderImage: await pictureUrl('placeholder'),
    });

    route(app, listItems, async ({ user, params }) => ({
      items: await items.list(user.id, params.registryId),
    }));
    route(app, listUnattachedItems, async ({ user }) => ({
      items: await items.unattached(user.id),
    }));
    route(app, addItem, ({ user, body }) => items.add(user.id, body));
    route(app, addExternalItem, ({ user, body }) => items.addExternal(user.id, body));
    route(app, updateItem, ({ user, params, body }) =>
      items.update(user.id, params.itemId, body.quantityRequested),
    );
    route(app, removeItem, async ({ user, params }) => {
      await items.remove(user.id, params.itemId);
      return { removed: true as const };
    });
  };
