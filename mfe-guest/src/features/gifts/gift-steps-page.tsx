import type { SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import type { FormEvent, ReactNode } from 'react';
import { GiftSummary } from './gift-summary.tsx';
import { registryPath } from '../platform/gift-paths.ts';
import { NeedsScripts, useScriptsRun } from '../platform/scripts.tsx';
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

interface FormProps {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** A form of such a page; Cancel leads back to the row of the gift. */
export function GiftStepsForm({ shareCode, item, submitLabel, children, ...props }: FormProps) {
  const { busy, busyLabel, onSubmit } = props;
  const scriptsRun = useScriptsRun();
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        {children}
        <Cluster>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={!scriptsRun}
            {...{ busy, busyLabel }}
          >
            {submitLabel}
          </Button>
          <Button size="lg" href={registryPath(shareCode, item.id)} linkComponent={Link}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
