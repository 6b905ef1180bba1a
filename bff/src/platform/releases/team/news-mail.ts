import type { MailJob } from '@gift-registry/workers-contract';
import type { ReleaseNews } from './release-news.ts';

type NewsMail = Extract<
  MailJob,
  { template: 'release-withdrawn' | 'release-alarm' | 'release-news' }
>;

const placeOf = <Page extends string | null>(page: Page, part: string | null | undefined) =>
  page !== null && part ? `${page}, in ${part}` : page;

export function newsMail(news: ReleaseNews, to: string, releasesLink: string): NewsMail {
  const { project, version } = news;
  const release = { project, version, releasesLink };
  switch (news.kind) {
    case 'live':
    case 'canary': {
      const { author, message } = news.source ?? {};
      const percent = news.kind === 'canary' ? news.percent : null;
      const data = { ...release, kind: news.kind, author, message, percent };
      return { template: 'release-news', to, data };
    }
    case 'refused':
      return {
        template: 'release-news',
        to,
        data: { ...release, kind: 'refused', reason: news.reason },
      };
    case 'rendering-failing':
    case 'rendering-off': {
      const { kind, page, error } = news;
      return { template: 'release-news', to, data: { ...release, kind, page, error } };
    }
    case 'failing': {
      const { page, part, views, failed, error, stack } = news;
      const data = { ...release, page: placeOf(page, part), views, failed, error, stack };
      return { template: 'release-alarm', to, data };
    }
    case 'withdrawn': {
      const { before, reason } = news;
      const { error, stack, views, failed, file } = reason;
      const page = placeOf(reason.page, reason.part);
      if (!before || !views || !failed)
        return {
          template: 'release-news',
          to,
          data: { ...release, kind: 'taken-back', before, page, error, stack },
        };
      const missing = file === null ? null : `${file} is missing or damaged.`;
      return {
        template: 'release-withdrawn',
        to,
        data: { ...release, before, views, failed, page, error: error ?? missing, stack },
      };
    }
  }
}
