import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly href: string;
  readonly children: string;
}

export function BackLink({ href, children }: Props) {
  return (
    <TextLink href={href} linkComponent={Link}>
      {children}
    </TextLink>
  );
}
