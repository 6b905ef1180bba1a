import { unitsLeft, type SharedItem, type WaitState } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { BackToList } from '../claiming/back-to-list.tsx';
import { leaveLinePath } from '../claiming/gift-paths.ts';
import { GiftSummary } from '../claiming/gift-summary.tsx';
import { PostForm } from '../claiming/post-form.tsx';
import { usePageForm } from '../gift-form/use-page-form.ts';
import { PageBody } from '../page-body/page-body.tsx';
import { GiveButton } from './give-button.tsx';
import { placeText } from './place-text.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly state: Exclude<WaitState, 'left'>;
}

/** The place of this browser's guest in the line, and the way out of it. */
export function PlaceInLine({ shareCode, item, state }: Props) {
  const action = leaveLinePath(shareCode, item.id);
  const form = usePageForm(action);
  const { title, lede } = placeText[state];
  const isFree = state === 'told' && unitsLeft(item) > 0;
  return (
    <PageBody width="narrow">
      <title>{title}</title>
      <PostForm action={action} csrfToken={form?.csrfToken ?? ''}>
        <Stack gap={5}>
          <PageHeading title={title} lede={lede} />
          <GiftSummary item={item} headingLevel={2} />
          {form?.failure && <Alert type="error">{form.failure}</Alert>}
          <Cluster>
            {isFree && <GiveButton shareCode={shareCode} item={item} />}
            <BackToList
              variant={isFree ? 'secondary' : 'primary'}
              size="lg"
              shareCode={shareCode}
              itemId={item.id}
            />
            <Button type="submit" size="lg" disabled={!form}>
              Leave the line
            </Button>
          </Cluster>
        </Stack>
      </PostForm>
    </PageBody>
  );
}
