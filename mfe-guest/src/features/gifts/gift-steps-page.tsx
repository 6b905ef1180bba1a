import type { SharedItem } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import { GiftSummary } from './gift-summary.tsx';
import { NeedsScripts } from '../platform/scripts.tsx';
import { PageBody } from '../platform/page-body.tsx';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly item: SharedItem | undefined;
  /** The purpose of scripts here; undefined when the page needs none. */
  readonly needsScriptsTo: string | undefined;
  readonly children: ReactNode;
}

/** A page about one gift whose buttons answer through scripts. */
export function GiftStepsPage({ title, description, item, needsScriptsTo, children }: Props) {
  return (
    <PageBody width="narrow">
      <title>{title}</title>
      <Stack gap={5}>
        <PageHeading title={title} lede={description} />
        {item && <GiftSummary item={item} headingLevel={2} />}
        {needsScriptsTo !== undefined && <NeedsScripts to={needsScriptsTo} />}
        {children}
      </Stack>
    </PageBody>
  );
}
