import { unitsLeft, type SharedItem, type WaitState } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import { registryPath, waitingPath } from '../claiming/gift-paths.ts';
import { GiftSummary } from '../claiming/gift-summary.tsx';
import { PostForm } from '../claiming/post-form.tsx';
import { usePageForm } from '../gift-form/use-page-form.ts';
import { PageBody } from '../page-body/page-body.tsx';
import { GiveButton } from '../join-line/give-button.tsx';
import { placeText } from '../join-line/place-text.ts';

interface Props {
  readonly shareCode: string;
  readonly token: string;
  readonly state: WaitState;
  /** Undefined when the recipient has left the line, or the host removed the gift. */
  readonly item: SharedItem | undefined;
}

const toConfirm = {
  title: 'Shall we tell you when it is free?',
  lede: 'Confirm your email, and you are in the line for this gift.',
};

export function MailedPlace({ shareCode, token, state, item }: Props) {
  const action = waitingPath(shareCode, token);
  const form = usePageForm(action);
  const { title, lede } = state === 'unconfirmed' ? toConfirm : placeText[state];
  const isFree = state === 'told' && item !== undefined && unitsLeft(item) > 0;
  return (
    <PageBody width="narrow">
      <title>{title}</title>
      <PostForm action={action} csrfToken={form?.csrfToken ?? ''}>
        <Stack gap={5}>
          <PageHeading title={title} lede={lede} />
          {item && <GiftSummary item={item} headingLevel={2} />}
          {form?.failure && <Alert type="error">{form.failure}</Alert>}
          <Cluster>
            {state === 'unconfirmed' ? (
              <Button
                type="submit"
                name="answer"
                value="confirm"
                variant="primary"
                size="lg"
                disabled={!form}
              >
                Yes, tell me
              </Button>
            ) : (
              <>
                {isFree && <GiveButton shareCode={shareCode} item={item} />}
                <Button
                  variant={isFree ? 'secondary' : 'primary'}
                  size="lg"
                  href={registryPath(shareCode, item?.id)}
                  linkComponent={Link}
                >
                  See the wish list
                </Button>
              </>
            )}
            {state !== 'left' && (
              <Button type="submit" name="answer" value="leave" size="lg" disabled={!form}>
                Leave the line
              </Button>
            )}
          </Cluster>
        </Stack>
      </PostForm>
    </PageBody>
  );
}
