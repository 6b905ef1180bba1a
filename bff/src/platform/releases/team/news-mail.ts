import type { MailJob } from '@gift-registry/workers-contract';
import type { ReleaseNews } from './release-news.ts';

type NewsMail = Extract<
  MailJob,
  { template: 'release-withdrawn' | 'release-alarm' | 'release-news' }
>;

export function newsMail(news: ReleaseNews, to: string, releasesLink: string): NewsMail {
  const { project } = news;
  switch (news.kind) {
    case 'live':
    case 'canary': {
      const { kind, version, source } = news;
      const percent = news.kind === 'canary' ? news.percent : null;
      const about = { author: source?.author, message: source?.message, percent };
      const data = { kind, project, version, ...about, releasesLink };
      return { template: 'release-news', to, data };
    }
    case 'refused': {
      const { kind, version, reason } = news;
      return {
        template: 'release-news',
        to,
        data: { kind, project, version, reason, releasesLink },
      };
    }
    case 'rendering-failing':
    case 'rendering-off': {
      const { kind, version, page, error } = news;
      const data = { kind, project, version, page, error, releasesLink };
      return { template: 'release-news', to, data };
    }
    case 'failing': {
      const { kind: _, page, part, ...figures } = news;
      const data = { ...figures, page: part ? `${page}, in ${part}` : page, releasesLink };
      return { template: 'release-alarm', to, data };
    }
    case 'withdrawn': {
      const { version, before } = news;
      const { because, page, error, file } = news.reason;
      if (because === 'decision' || before === null) {
        const data = { kind: 'taken-back' as const, project, version, before, releasesLink };
        return { template: 'release-news', to, data };
      }
      const found = { page, error: error ?? (file && `${file} is missing or damaged.`) };
      const data = { project, version, before, ...found, releasesLink };
      return { template: 'release-withdrawn', to, data };
    }
  }
}
