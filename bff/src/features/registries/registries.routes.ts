import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { requesterOf } from '../../platform/audit/requester.ts';
import type { Db } from '../../platform/database/database.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { saveDelivery, updateRegistry } from './change-registry.ts';
import { coHostsRoutes } from './co-hosts.routes.ts';
import { createRegistry, deleteDraft } from './create-registry.ts';
import {
  findDismissedHints,
  findLastChangedDraft,
  findNewestRegistry,
  insertDismissedHint,
} from './registries.repository.ts';
import { findDeleted, purgeDeleted } from './registry-life.repository.ts';
import * as life from './registry-life.ts';
import { getRegistry } from './require-host.ts';
import { saveCover } from './save-cover.ts';
import * as sections from './sections.ts';

/** A registry itself: its details, cover, sections, delivery, hosts and life. */
export const registries = fp(async (app) => {
  const { db, pictures, schedule } = app;
  route(app, contract.getDraft, async ({ user }) => ({
    registry: (await findLastChangedDraft(db, user.id)) ?? null,
  }));
  route(app, contract.getCurrentRegistry, async ({ user }) => ({
    registry: (await findNewestRegistry(db, user.id, ['draft', 'published'])) ?? null,
  }));
  route(app, contract.getRegistry, ({ user, params }) =>
    getRegistry(db, user.id, params.registryId),
  );
  route(app, contract.createRegistry, ({ user, body }) => createRegistry(app, user.id, body));
  route(app, contract.updateRegistry, ({ user, params, body }) =>
    updateRegistry(app, user.id, params.registryId, body),
  );
  route(app, contract.deleteDraft, async ({ user, params }) => {
    await deleteDraft(app, user.id, params.registryId);
    return { deleted: true as const };
  });
  route(app, contract.saveCover, ({ user, params, body }) =>
    saveCover({ db, pictures }, user.id, params.registryId, body),
  );
  route(app, contract.saveDelivery, ({ user, params, body }) =>
    saveDelivery(app, user.id, params.registryId, body),
  );

  route(app, contract.createSection, ({ user, params, body }) =>
    sections.createSection(app, user.id, params.registryId, body),
  );
  route(app, contract.renameSection, ({ user, params, body }) =>
    sections.renameSection(app, user.id, params.sectionId, body),
  );
  route(app, contract.placeSection, async ({ user, params, body }) => ({
    sections: await sections.placeSection(app, user.id, params.sectionId, body.afterSectionId),
  }));
  route(app, contract.removeSection, async ({ user, params }) => ({
    itemIds: await sections.removeSection(app, user.id, params.sectionId),
  }));

  route(app, contract.completeRegistry, ({ user, params }) =>
    life.completeRegistry(app, user.id, params.registryId),
  );
  route(app, contract.reopenRegistry, ({ user, params }) =>
    life.reopenRegistry(app, user.id, params.registryId),
  );
  route(app, contract.archiveRegistry, ({ user, params, body }) =>
    life.archiveRegistry(app, user.id, params.registryId, body.archived),
  );
  route(app, contract.copyRegistry, ({ user, params, body }) =>
    life.copyRegistry(app, user.id, params.registryId, body),
  );
  route(app, contract.deleteRegistry, async ({ user, params, request }) => {
    const stepUp = (trx: Db) => requireStepUp(trx, request);
    await life.deleteRegistry(app, user.id, params.registryId, stepUp, requesterOf(request));
    return { deleted: true as const };
  });
  route(app, contract.restoreRegistry, ({ user, params, request }) =>
    life.restoreRegistry(app, user.id, params.registryId, requesterOf(request)),
  );
  route(app, contract.listDeletedRegistries, async ({ user }) => ({
    registries: await findDeleted(db, user.id),
  }));

  route(app, contract.listDismissedHints, async ({ user }) => ({
    dismissed: await findDismissedHints(db, user.id),
  }));
  route(app, contract.dismissHint, async ({ user, params }) => {
    await insertDismissedHint(db, user.id, params.hint);
    return { dismissed: await findDismissedHints(db, user.id) };
  });

  coHostsRoutes(app);
  schedule.every(3_600, 'deleted registries', () => purgeDeleted(db));
});
