import fp from 'fastify-plugin';
import { browserReportsRoutes } from '../features/releases/browser-reports.routes.ts';
import { deployRoutes } from '../features/releases/deploy.routes.ts';
import { createRenderingCounters } from '../features/releases/index.ts';
import { sharePicturesRoutes } from '../features/sharing/pictures/share-pictures.routes.ts';
import { occasionsFolder, picturesFolder } from '../platform/pictures/picture-url.ts';
import { loadDocumentAssets } from './document-assets.ts';
import { documentRoutes } from './document.routes.ts';
import { createDocuments } from './documents.ts';
import { giftPicturesRoutes, picturesRoutes, themesRoutes } from './files.routes.ts';
import { giftFormsRoutes, orderFormsRoutes, passcodeFormRoutes } from './forms.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { createRenderingTrial } from './rendering-trial.ts';
import { rendering } from './rendering/rendering.ts';
import { createScreenRenderer } from './rendering/screen-renderer.ts';
import { createSharedRenderings } from './rendering/shared-renderings.ts';

/** Pages with what a visitor needs first, forms without scripts, files, and the trial of a release before it is published. */
export const documents = fp(async (app) => {
  const { db, log, config, reads, giving, orders, openings } = app;
  const { shareGate: gate, announcements: board, liveReleases: live, releaseFiles: files } = app;
  const watch = createRenderingCounters(db, log);
  const renderer = createScreenRenderer({ files, log, watch });
  const assets = await loadDocumentAssets();
  const options = {
    ...{ db, log, config, live, files, reads, assets, gate, openings, board },
    sharedRenderings: createSharedRenderings(app),
  };
  const { renderPage, warmUp } = createDocuments({ ...options, renderer });
  await app.register(rendering({ live, renderer, warmUp, log, flush: watch.flush }));

  await app.register(healthRoutes(app, live));
  await app.register(giftFormsRoutes(giving, orders, renderPage));
  await app.register(orderFormsRoutes(orders, renderPage));
  await app.register(passcodeFormRoutes(app.registryAccess, renderPage));
  await app.register(picturesRoutes(picturesFolder, '/pictures'));
  await app.register(picturesRoutes(occasionsFolder, '/pictures/occasions'));
  await app.register(themesRoutes);
  await app.register(giftPicturesRoutes(app.pictures));
  const shared = { gate, pictures: app.sharePictures, neutral: assets.linkPicture };
  await app.register(sharePicturesRoutes(app, shared));

  const watched = { live, files, renders: createRenderingTrial(options) };
  await app.register(deployRoutes(app, watched));
  await app.register(browserReportsRoutes(app, watched));
  await app.register(documentRoutes(app, { live, assets, renderPage }));
});
