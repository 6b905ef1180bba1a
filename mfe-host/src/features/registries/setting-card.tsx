import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import type { ReactNode } from 'react';

interface Props {
  /** An address leads to it, and the focus comes here. */
  readonly id?: string;
  readonly title: string;
  readonly lede?: ReactNode;
  readonly children: ReactNode;
}

/** One setting in a part of the settings. */
export function SettingCard({ id, title, lede, children }: Props) {
  return (
    <Card id={id} tabIndex={id === undefined ? undefined : -1}>
      <Stack gap={3}>
        <h3>{title}</h3>
        {lede && <p>{lede}</p>}
        {children}
      </Stack>
    </Card>
  );
}
