import { unitsLeft, type SharedItem, type WaitState } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { registryPath, waitingPath } from '../address/gift-paths.ts';
import { GiftSummary } from '../gift-form/gift-summary.tsx';
import { PageForm } from '../page-form/page-form.tsx';
import { GiveButton } from '../waiting-line/give-button.tsx';
import { placeText } from '../waiting-line/place-text.ts';

interface Props {
  readonly shareCode: string;
  readonly token: string;
  readonly state: WaitState;
  readonly item: SharedItem | undefined;
}

const toConfirm = {
  title: 'Shall we tell you when it is free?',
  description: 'Confirm your email, and you are in the line for this gift.',
};

export function MailedPlace({ shareCode, token, state, item }: Props) {
  const isFree = state === 'told' && item !== undefined && unitsLeft(item) > 0;
  return (
    <PageForm
      {...(state === 'unconfirmed' ? toConfirm : placeText[state])}
      action={waitingPath(shareCode, token)}
      about={item && <GiftSummary item={item} headingLevel={2} />}
    >
      {(form) => (
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
      )}
    </PageForm>
  );
}
