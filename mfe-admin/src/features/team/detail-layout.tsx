import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { CloseIcon, ExternalIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { Cluster } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useId, type ReactNode } from 'react';
import { ControlCenter } from './control-center.tsx';
import { useDetailPlace } from './detail-place.ts';
import styles from './detail.module.css';
import { Loaded, type Read } from './loaded.tsx';

interface BackLinkProps {
  readonly href: string;
  readonly children: string;
}

/** Back to the list with the filters that led here. */
export function BackLink({ href, children }: BackLinkProps) {
  const { state } = useNavigation().location;
  const list =
    typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return (
    <TextLink href={typeof list === 'string' ? href + list : href} linkComponent={Link}>
      {children}
    </TextLink>
  );
}

interface FrameProps {
  readonly list: { readonly href: string; readonly title: string };
  readonly title: ReactNode;
  readonly lede: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function DetailFrame({ list, title, lede, actions, children }: FrameProps) {
  const place = useDetailPlace();
  const id = useId();
  if (!place)
    return (
      <ControlCenter
        heading={
          <PageHeading
            eyebrow={<BackLink href={list.href}>{list.title}</BackLink>}
            {...{ title, lede, actions }}
          />
        }
      >
        {children}
      </ControlCenter>
    );
  return (
    <section aria-labelledby={id} className={styles.beside}>
      <header className={styles.head}>
        <div className={styles.headLine}>
          <h2 id={id}>{title}</h2>
          <Link to={place.path} aria-label="Open as a page" title="Open as a page">
            <ExternalIcon />
          </Link>
          <IconButton label="Close" onClick={place.close}>
            <CloseIcon />
          </IconButton>
        </div>
        {lede && <p className={styles.soft}>{lede}</p>}
        {actions && <Cluster>{actions}</Cluster>}
      </header>
      {children}
    </section>
  );
}

interface Props<Data> {
  /** The thing in small letters: 'registry'. */
  readonly thing: string;
  readonly read: Read<Data>;
  readonly list: FrameProps['list'];
  readonly title: (data: Data) => string;
  readonly lede?: (data: Data) => ReactNode;
  readonly actions?: (data: Data) => ReactNode;
  /** Default a link to the list. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A row with its facts: a page, or beside its list. */
export function DetailLayout<Data>(props: Props<Data>) {
  const { thing, read, list, title, lede, actions, missing, children } = props;
  const { data } = read;
  const name = thing.charAt(0).toUpperCase() + thing.slice(1);
  return (
    <DetailFrame
      list={list}
      title={data === undefined ? name : title(data)}
      lede={data !== undefined && lede?.(data)}
      actions={data !== undefined && actions?.(data)}
    >
      <Loaded
        read={read}
        name={thing}
        missing={
          missing ?? (
            <EmptyState
              title={`No such ${thing}`}
              action={
                <Button variant="primary" href={list.href} linkComponent={Link}>
                  {list.title}
                </Button>
              }
            />
          )
        }
      >
        {children}
      </Loaded>
    </DetailFrame>
  );
}
