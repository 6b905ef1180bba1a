import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { AppError } from '../../errors/app-error.ts';
import {
  mailGiftNews,
  mailOccasions,
  mailUnusualNetworks,
  revealGifts,
} from '../../host-mails/host-mails.service.ts';
import { createMailSettingsLinks, oneClickPath } from '../../host-mails/mail-settings-link.ts';
import { findMailSettings, storeMailSettings } from '../../host-mails/mail-settings.repository.ts';
import { route } from '../../routing/route.ts';

const linkEnded = (): AppError =>
  new AppError('token-invalid', 'This link is incomplete. Please open it from your email again.');

const oneClickParams = z.object({ token: z.string().min(1).max(300) });

export const hostMailsRoutes =
  (appDeps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const { config, db, schedule } = appDeps;
    const links = createMailSettingsLinks(config);
    const deps = { ...appDeps, links };

    const accountOf = (token: string): string => {
      const userId = links.verify(token);
      if (userId === null) throw linkEnded();
      return userId;
    };
    const save = async (userId: string, settings: contract.MailSettings) => {
      if (!(await storeMailSettings(db, userId, settings))) throw linkEnded();
      return settings;
    };

    route(app, contract.getMailSettings, ({ user }) => findMailSettings(db, user.id));
    route(app, contract.saveMailSettings, ({ user, body }) => save(user.id, body));
    route(app, contract.readLinkedMailSettings, ({ body }) =>
      findMailSettings(db, accountOf(body.token)),
    );
    route(app, contract.saveLinkedMailSettings, ({ body: { token, ...settings } }) =>
      save(accountOf(token), settings),
    );

    await app.register(async (oneClick) => {
      oneClick.removeAllContentTypeParsers();
      oneClick.addContentTypeParser('*', { bodyLimit: 1_024, parseAs: 'string' }, async () => null);
      // Mail programs send this without cookies; the signed token is the proof (RFC 8058).
      oneClick.post(
        oneClickPath,
        { config: { fromOtherSites: true }, schema: { hide: true } },
        async ({ params }) => {
          await save(accountOf(oneClickParams.parse(params).token), {
            giftMails: 'never',
            eventMails: false,
          });
          return { unsubscribed: true };
        },
      );
      // Mail programs without one-click open the address instead: looking changes nothing.
      oneClick.get(oneClickPath, { schema: { hide: true } }, async ({ params }, reply) => {
        const { token } = oneClickParams.parse(params);
        return reply.redirect(`/mail-settings?${new URLSearchParams({ token })}`, 303);
      });
    });

    schedule.every(20, 'gift mails', () => mailGiftNews(deps));
    schedule.every(30, 'mails about unusual networks', () => mailUnusualNetworks(deps));
    schedule.every(60, 'reveals', () => revealGifts(deps));
    schedule.every(600, 'occasion mails', () => mailOccasions(deps));
  };
