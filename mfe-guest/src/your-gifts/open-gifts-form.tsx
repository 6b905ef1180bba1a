import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useDocumentForm } from '@gift-registry/shell-contract';
import { yourGiftsPath } from '../address/gift-paths.ts';
import { PostForm } from '../page-form/post-form.tsx';
import { PageBody } from '../page/page-body.tsx';

interface Props {
  readonly shareCode: string;
  readonly token: string;
}

export function OpenGiftsForm({ shareCode, token }: Props) {
  const form = useDocumentForm();
  return (
    <PageBody width="narrow">
      <title>Your gifts</title>
      <PostForm action={yourGiftsPath(shareCode)} csrfToken={form?.csrfToken ?? ''}>
        <input type="hidden" name="token" value={token} />
        <Stack gap={5}>
          <PageHeading
            title="Your gifts"
            lede="This link from our email adds its gift to those of this browser. If the gift waits for you to confirm your email, it is confirmed."
          />
          <Button type="submit" variant="primary" size="lg" disabled={!form}>
            Open your gifts
          </Button>
        </Stack>
      </PostForm>
    </PageBody>
  );
}
