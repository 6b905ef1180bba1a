import type { RenderRequest, RenderResult } from '@gift-registry/bff-contract';
import { renderScreenToHtml } from '@gift-registry/shell-contract/server';
import { createElement } from 'react';
import { AnnouncementView } from './announcements/announcement-view.tsx';
import { PageFrame } from './layout/page-frame.tsx';

export function render({
  page,
  settings,
  signedIn,
  announcement,
  ...request
}: RenderRequest): RenderResult {
  const Frame = () => (
    <PageFrame
      kind={page.chrome}
      settings={settings}
      announcement={<AnnouncementView announcement={announcement} onDismiss={() => undefined} />}
    >
      {createElement('screen-outlet')}
    </PageFrame>
  );
  return {
    html: renderScreenToHtml(Frame, request, {
      session: { status: signedIn ? 'loading' : 'signed-out', user: null },
      idPrefix: 'shell-',
    }),
  };
}
