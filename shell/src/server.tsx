import type { RenderRequest, RenderResult } from '@gift-registry/bff-contract';
import { renderScreenToHtml } from '@gift-registry/shell-contract/server';
import { createElement } from 'react';
import { PageFrame } from './layout/page-frame.tsx';

export function render({ page, settings, signedIn, ...request }: RenderRequest): RenderResult {
  const Frame = () => (
    <PageFrame kind={page.chrome} settings={settings}>
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
