import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useGiftsLink } from '../my-gifts/use-gifts-link.ts';
import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { PageBody } from '../page/page-body.tsx';
import { LoadedRegistry } from '../registry/loaded-registry.tsx';
import { shareCodeOf } from '../address/share-code.ts';
import { NeedsScripts } from '../scripts/needs-scripts.tsx';
import { YourGiftsView } from './your-gifts-view.tsx';

export default function YourGiftsPage() {
  const { search } = useNavigation().location;
  const shareCode = shareCodeOf(search, usePathParams()['shareCode']);
  const linkToken = useGiftsLink(shareCode);
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) =>
        linkToken === null ? (
          <LoadedGifts shareCode={shareCode}>
            {(items) => <YourGiftsView shareCode={shareCode} registry={registry} items={items} />}
          </LoadedGifts>
        ) : (
          <PageBody width="narrow">
            <title>Your gifts</title>
            <Stack gap={5}>
              <PageHeading
                title="Your gifts"
                lede="This link from our email adds its gift to those of this browser. If the gift waits for you to confirm your email, it is confirmed."
              />
              <NeedsScripts to="open your gifts" />
            </Stack>
          </PageBody>
        )
      }
    </LoadedRegistry>
  );
}
