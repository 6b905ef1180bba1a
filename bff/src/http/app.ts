import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { accountRoutes } from '../areas/account/account.routes.ts';
import { adminListsRoutes } from '../areas/admin/lists/admin-lists.routes.ts';
import { adminAnnouncementsRoutes } from '../areas/admin/announcements/announcements.routes.ts';
import { announcementsRoutes } from '../areas/announcements/announcements.routes.ts';
import { createAnnouncementBoard } from '../subjects/announcements/announcement-board.ts';
import { auditRoutes } from '../areas/admin/audit/audit.routes.ts';
import { teamMailsRoutes } from '../areas/admin/mails/team-mails.routes.ts';
import { hostViewsRoutes } from '../areas/admin/host-views/host-views.routes.ts';
import { savedFiltersRoutes } from '../areas/admin/saved-filters/saved-filters.routes.ts';
import { adminOrdersRoutes } from '../areas/admin/orders/admin-orders.routes.ts';
import { peopleRoutes } from '../areas/admin/people/people.routes.ts';
import { teamQueriesRoutes } from '../areas/admin/queries/team-queries.routes.ts';
import { teamRegistryRoutes } from '../areas/admin/registries/team-registry.routes.ts';
import { adminCatalogueRoutes } from '../areas/admin/catalogue/catalogue.routes.ts';
import { adminOverviewRoutes } from '../areas/admin/overview/overview.routes.ts';
import { adminQueuesRoutes } from '../areas/admin/queues/queues.routes.ts';
import { adminSettingsRoutes } from '../areas/admin/settings/settings.routes.ts';
import { adminReleasesRoutes } from '../areas/admin/releases.routes.ts';
import { authRoutes } from '../areas/auth/auth.routes.ts';
import { catalogueReads } from '../areas/catalogue/catalogue.reads.ts';
import { catalogueRoutes } from '../areas/catalogue/catalogue.routes.ts';
import { orderingRoutes } from '../areas/claims/ordering/ordering.routes.ts';
import { payingReads, payingRoutes } from '../areas/claims/paying/paying.routes.ts';
import { createPayeeCipher } from '../subjects/upi/payee-cipher.ts';
import { claimsReads } from '../areas/claims/claims.reads.ts';
import { claimsRoutes } from '../areas/claims/claims.routes.ts';
import { createClaimsDependencies } from '../areas/claims/claims-dependencies.ts';
import { coHostsRoutes } from '../areas/co-hosts/co-hosts.routes.ts';
import { coverRoutes } from '../areas/cover/cover.routes.ts';
import { deliveryRoutes } from '../areas/delivery/delivery.routes.ts';
import { dismissedHintsRoutes } from '../areas/dismissed-hints/dismissed-hints.routes.ts';
import { fundsRoutes } from '../areas/funds/funds.routes.ts';
import { giftFormsRoutes, orderFormsRoutes, passcodeFormRoutes } from './forms/forms.routes.ts';
import { giftBookRoutes } from '../areas/gift-book/gift-book.routes.ts';
import { createQuestionDependencies } from '../areas/gift-questions/create-question-dependencies.ts';
import { giftQuestionsReads } from '../areas/gift-questions/gift-questions.reads.ts';
import { giftQuestionsRoutes } from '../areas/gift-questions/gift-questions.routes.ts';
import { guestViewRoutes } from '../areas/guest-view/guest-view.routes.ts';
import { hostMailsRoutes } from '../areas/host-mails/host-mails.routes.ts';
import { itemsRoutes } from '../areas/items/items.routes.ts';
import { linksRoutes } from '../areas/links/links.routes.ts';
import { ordersReads } from '../areas/orders/orders.reads.ts';
import { ordersRoutes } from '../areas/orders/orders.routes.ts';
import { pageListsRoutes } from '../areas/page-lists/page-lists.routes.ts';
import { paymentsRoutes } from '../areas/payments/payments.routes.ts';
import { queriesRoutes } from '../areas/queries/queries.routes.ts';
import { registryAccessRoutes } from '../areas/registry-access/registry-access.routes.ts';
import { registryLifeRoutes } from '../areas/registry-life/registry-life.routes.ts';
import { registriesRoutes } from '../areas/registries/registries.routes.ts';
import { pricesRoutes } from '../areas/prices/prices.routes.ts';
import { scrapesRoutes } from '../areas/scrapes/scrapes.routes.ts';
import { sectionsRoutes } from '../areas/sections/sections.routes.ts';
import { sessionRoutes } from '../areas/session/session.routes.ts';
import { sharedRegistryReads } from '../areas/shared-registry/shared-registry.reads.ts';
import { createSharedItemsCache } from '../areas/shared-registry/shared-items-cache.ts';
import { surpriseRoutes } from '../areas/surprise/surprise.routes.ts';
import { shareKitRoutes } from '../areas/share-kit/share-kit.routes.ts';
import { sharesRoutes } from '../areas/shares/shares.routes.ts';
import { browserReportsRoutes } from '../areas/browser-reports/browser-reports.routes.ts';
import { loadDocumentAssets } from './document/document-assets.ts';
import { documentRoutes } from './document/document.routes.ts';
import { createDocuments } from './document/documents.ts';
import { createSharedRenderings } from './document/renderings/shared-renderings.ts';
import { createRenderingTrial } from './document/rendering-trial.ts';
import { answerBrokenRequest, answerUnroutable } from '../platform/errors/broken-request.ts';
import { eventsRoutes } from '../areas/events/events.routes.ts';
import { guestDataRoutes } from '../areas/guest-data/guest-data.routes.ts';
import { guests } from '../subjects/guests/guests.ts';
import { healthRoutes } from './health/health.routes.ts';
import { apiCaching } from './plugins/api-caching.ts';
import { csrf } from './plugins/csrf/csrf.ts';
import { draining } from './plugins/draining.ts';
import { errorReplies } from './plugins/error-replies.ts';
import { hostViews } from './plugins/host-views/host-views.ts';
import { linkOrigins } from './plugins/link-origins.ts';
import { outboxWake } from './plugins/outbox-wake.ts';
import { pressure } from './plugins/pressure.ts';
import { requestContent } from './plugins/request-content.ts';
import { requestLog } from './plugins/request-log.ts';
import { requestIdOf, requestIds } from './plugins/request-ids.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { giftPicturesRoutes } from './files/gift-pictures.routes.ts';
import { createPictureStorage } from '../subjects/pictures/create-picture-storage.ts';
import { picturesRoutes } from './files/pictures.routes.ts';
import { themesRoutes } from './files/themes.routes.ts';
import { occasionsFolder, picturesFolder } from '../subjects/pictures/picture-url.ts';
import { rateLimits } from './plugins/rate-limits/rate-limits.ts';
import { createReleaseFiles } from '../platform/releases/release-files.ts';
import { createLiveReleases } from '../platform/releases/deployment.ts';
import { rendering } from './rendering/rendering.ts';
import { createRenderingCounters } from '../platform/releases/renderings.ts';
import { createScreenRenderer } from './rendering/screen-renderer.ts';
import { deployRoutes } from '../areas/deploy/deploy.routes.ts';
import { releasesRoutes } from './files/releases.routes.ts';
import { validatorCompiler } from '../platform/routing/validator-compiler.ts';
import { createDataCipher } from '../platform/keys/data-cipher.ts';
import { derivedKey } from '../platform/keys/derived-key.ts';
import { guardShares } from '../subjects/share-gate/guard-shares.ts';
import { createOrderDependencies } from '../subjects/orders/create-order-dependencies.ts';
import { shareAddress } from '../subjects/share-gate/share-address.ts';
import { createOpenings } from '../subjects/share-gate/openings.ts';
import { registerReads } from '../platform/routing/rendered-read.ts';
import { createShareGate } from '../subjects/share-gate/share-gate.ts';
import { createSharePictures } from '../subjects/share-pictures/share-pictures.ts';
import { sharePicturesRoutes } from './files/share-pictures.routes.ts';
import { upiRoutes } from '../areas/upi/upi.routes.ts';
import { sessions } from '../platform/sessions/sessions.ts';
import { waitingLineRoutes } from '../areas/waiting-line/waiting-line.routes.ts';
import { waitingLineReads } from '../areas/waiting-line/waiting-line.reads.ts';
import { sweepLines } from '../areas/waiting-line/waiting-line.service.ts';

export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 20_000,
    http: { headersTimeout: 15_000 },
    // Longer than the heartbeat interval of event streams, so only dead connections time out.
    connectionTimeout: 90_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnroutable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestIds);
  await app.register(requestLog);
  await app.register(securityHeaders(deps));
  await app.register(apiCaching);
  await app.register(errorReplies);
  await app.register(shareAddress);
  await app.register(draining);
  await app.register(pressure(deps));
  await app.register(requestContent);
  await app.register(rateLimits(deps));
  await app.register(sessions(deps));
  await app.register(csrf(deps));
  await app.register(hostViews(deps));
  await app.register(guests(deps));
  const gate = createShareGate(deps);
  await app.register(guardShares(gate));
  await app.register(linkOrigins(deps));
  await app.register(outboxWake(deps));

  const pictures = createPictureStorage(deps.config);
  const files = createReleaseFiles(deps.config);
  const lists = createSharedItemsCache(deps.db);
  const live = createLiveReleases(deps.db, deps.log);
  await app.register(healthRoutes(deps, live));
  const board = createAnnouncementBoard(deps);
  await board.load();
  app.addHook('onClose', async () => board.close());
  await app.register(eventsRoutes(deps, gate, board));
  await app.register(announcementsRoutes(board));
  await app.register(sessionRoutes(deps));
  await app.register(authRoutes(deps));
  await app.register(accountRoutes(deps, pictures));
  await app.register(catalogueRoutes(deps));
  await app.register(registriesRoutes(deps));
  await app.register(itemsRoutes(deps, pictures));
  await app.register(sectionsRoutes(deps));
  await app.register(scrapesRoutes(deps, pictures));
  await app.register(pricesRoutes(deps));
  await app.register(pageListsRoutes(deps, pictures));
  await app.register(fundsRoutes(deps, pictures));
  await app.register(coverRoutes(deps, pictures));
  await app.register(deliveryRoutes(deps));
  await app.register(sharesRoutes(deps));
  await app.register(linksRoutes(deps));
  const access = {
    ...deps,
    cipher: createDataCipher(deps.config.dataEncryptionKey),
    limiterKey: derivedKey(deps.config.sessionSecret, 'rate-limits'),
  };
  await app.register(registryAccessRoutes(access));
  await app.register(guestViewRoutes(deps));
  await app.register(upiRoutes(deps));
  const sharePictures = createSharePictures(deps);
  await app.register(shareKitRoutes(deps, sharePictures));
  const openings = createOpenings(deps);
  await app.register(dismissedHintsRoutes(deps));
  const claims = createClaimsDependencies(deps);
  const orders = createOrderDependencies(deps, claims);
  const paying = { ...claims, payees: createPayeeCipher(deps.config) };
  await app.register(claimsRoutes(deps, claims));
  await app.register(payingRoutes(deps, paying));
  await app.register(orderingRoutes(claims, orders));
  await app.register(ordersRoutes(orders));
  await app.register(paymentsRoutes(orders));
  deps.schedule.every(60, 'waiting lines', () => sweepLines(claims));
  await app.register(giftBookRoutes(deps));
  const questions = createQuestionDependencies(deps);
  const reads = registerReads(app, [
    ...sharedRegistryReads(deps, { lists, openings }),
    ...claimsReads(claims),
    ...payingReads(paying),
    ...waitingLineReads(claims),
    ...ordersReads(orders),
    ...giftQuestionsReads(questions),
    ...catalogueReads(deps),
  ]);
  await app.register(giftQuestionsRoutes(questions));
  await app.register(waitingLineRoutes(claims));
  await app.register(surpriseRoutes(deps));
  await app.register(coHostsRoutes(deps));
  await app.register(registryLifeRoutes(deps));
  await app.register(guestDataRoutes(deps));
  await app.register(hostMailsRoutes(deps));
  await app.register(queriesRoutes(deps));
  await app.register(adminListsRoutes(deps));
  await app.register(peopleRoutes(deps));
  await app.register(teamQueriesRoutes(deps));
  await app.register(teamRegistryRoutes({ ...claims, publicBaseUrl: deps.config.publicBaseUrl }));
  await app.register(hostViewsRoutes(deps));
  await app.register(savedFiltersRoutes(deps));
  await app.register(teamMailsRoutes(deps));
  await app.register(adminQueuesRoutes(deps));
  await app.register(auditRoutes(deps));
  await app.register(adminAnnouncementsRoutes(deps));
  await app.register(adminOrdersRoutes(orders));
  await app.register(adminSettingsRoutes(deps));
  await app.register(adminCatalogueRoutes(deps, pictures));
  await app.register(adminOverviewRoutes(deps, pictures));
  await app.register(adminReleasesRoutes(deps, files, live));

  const watch = createRenderingCounters(deps.db, deps.log);
  const renderer = createScreenRenderer({ files, log: deps.log, watch });
  const assets = await loadDocumentAssets();
  const sharedRenderings = createSharedRenderings(deps);
  const documents = {
    ...deps,
    ...{ live, files, reads, assets, gate, openings, board, sharedRenderings },
  };
  const { renderPage, warmUp } = createDocuments({ ...documents, renderer });
  await app.register(rendering({ live, renderer, warmUp, log: deps.log, flush: watch.flush }));
  await app.register(giftFormsRoutes(claims, orders, renderPage));
  await app.register(orderFormsRoutes(orders, renderPage));
  await app.register(passcodeFormRoutes(access, renderPage));
  await app.register(picturesRoutes(picturesFolder, '/pictures'));
  await app.register(picturesRoutes(occasionsFolder, '/pictures/occasions'));
  await app.register(themesRoutes);
  await app.register(giftPicturesRoutes(pictures));
  const neutral = assets.linkPicture;
  await app.register(sharePicturesRoutes(deps, { gate, pictures: sharePictures, neutral }));
  await app.register(releasesRoutes(deps, live, files));
  const watched = { live, files, renders: createRenderingTrial(documents) };
  await app.register(deployRoutes(deps, watched));
  await app.register(browserReportsRoutes(deps, watched));
  await app.register(documentRoutes(deps, { live, assets, renderPage }));
  return app;
}
