import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { Link, useNavigation, type LinkProps } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { registryPath } from './gift-paths.ts';

const fromList = 'from-list';

export const LinkFromList = (link: LinkProps) => <Link {...link} state={fromList} />;

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey;

function LinkToPlace(link: LinkProps) {
  const { back } = useNavigation();
  return (
    <Link
      {...link}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        back(link.to);
      }}
    />
  );
}

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon'> {
  readonly shareCode: string;
  readonly itemId?: string | undefined;
}

export function BackToList({ shareCode, itemId, ...button }: Props) {
  const cameFromList = useNavigation().location.state === fromList;
  return (
    <Button
      {...button}
      href={registryPath(shareCode, itemId)}
      linkComponent={cameFromList ? LinkToPlace : Link}
    >
      Back to the wish list
    </Button>
  );
}
