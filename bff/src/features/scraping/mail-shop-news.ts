import { withoutLinks } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transact.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import type { MailSettingsLinks } from '../mails/index.ts';
import { takeShopNews } from './shop-news.repository.ts';

interface ShopNewsDependencies extends Pick<AppDependencies, 'db' | 'outbox' | 'config'> {
  readonly links: MailSettingsLinks;
}

const MAX_LISTED = 10;

export async function mailShopNews(deps: ShopNewsDependencies): Promise<void> {
  const { db, outbox, config, links } = deps;
  await transact(db, async (trx) => {
    for (const { gifts, userId, email, registryId, ...host } of await takeShopNews(trx))
      await outbox.mail(
        trx,
        {
          template: 'shop-news',
          to: email,
          data: {
            firstName: host.firstName || 'there',
            registryName: withoutLinks(host.registryName, 100) || 'your registry',
            gifts: gifts.slice(0, MAX_LISTED).map(({ productName, ...news }) => ({
              ...news,
              productName: withoutLinks(productName, 120) || 'A gift',
            })),
            more: Math.max(0, gifts.length - MAX_LISTED),
            listLink: `${linkOrigin(config)}/edit-registry/${registryId}`,
            settingsLink: links.settings(userId),
            unsubscribeLink: links.oneClick(userId, 'gifts'),
          },
        },
        { registryId },
      );
  });
  outbox.wake();
}
