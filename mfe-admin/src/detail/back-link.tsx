import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly href: string;
  readonly children: string;
}

/** Above the title of a page, to the list that it belongs to. */
export function BackLink({ href, children }: Props) {
  return (
    <TextLink href={href} linkComponent={Link}>
      {children}
    </TextLink>
  );
}
