import { Section } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import {
  ExternalGiftBox,
  type ExternalGiftProps,
} from '../../features/scraping/external-gift-box.tsx';
import { registryPath } from '../../features/registries/registry-path.ts';

export function AddFromWebsite(box: ExternalGiftProps) {
  return (
    <Section
      title="Add from any website"
      lede="Paste the link of anything you wish for, from any shop."
    >
      <ExternalGiftBox {...box} />
      <p>
        <TextLink href={registryPath('/add', box.registryId)} linkComponent={Link}>
          Add straight from a shop’s app or page
        </TextLink>
      </p>
    </Section>
  );
}
