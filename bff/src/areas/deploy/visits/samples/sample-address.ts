import type { ReleasePage } from '../../../../platform/releases/pages/page-router.ts';
import { sampleId } from './sample-value.ts';

export const sampleAddress = ({ path, entries }: Pick<ReleasePage, 'path' | 'entries'>): string =>
  entries?.[0]?.path ??
  path
    .replaceAll(/:(\w+)/g, (_, name: string) => (/id$/i.test(name) ? sampleId() : 'sample-1'))
    .replace(/\*$/, 'sample-1');
