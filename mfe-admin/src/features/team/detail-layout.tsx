import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { ControlCenter } from './control-center.tsx';
import { Loaded, type Read } from './loaded.tsx';
import { TextLink } from '@gift-registry/design-system/text-link';

interface BackLinkProps {
  readonly href: string;
  readonly children: string;
}

export function BackLink({ href, children }: BackLinkProps) {
  return (
    <TextLink href={href} linkComponent={Link}>
      {children}
    </TextLink>
  );
}

interface Props<Data> {
  /** The thing in small letters: 'registry'. */
  readonly thing: string;
  readonly read: Read<Data>;
  readonly list: { readonly href: string; readonly title: string };
  readonly title: (data: Data) => string;
  readonly lede?: (data: Data) => ReactNode;
  readonly actions?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export function DetailLayout<Data>(props: Props<Data>) {
  const { thing, read, list, title, lede, actions, children } = props;
  const { data } = read;
  const name = thing.charAt(0).toUpperCase() + thing.slice(1);
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={<BackLink href={list.href}>{list.title}</BackLink>}
          title={data === undefined ? name : title(data)}
          lede={data !== undefined && lede?.(data)}
          actions={data !== undefined && actions?.(data)}
        />
      }
    >
      <Loaded
        read={read}
        name={thing}
        missing={
          <EmptyState
            title={`No such ${thing}`}
            action={
              <Button variant="primary" href={list.href} linkComponent={Link}>
                {list.title}
              </Button>
            }
          />
        }
      >
        {children}
      </Loaded>
    </ControlCenter>
  );
}
