import {
  type getMailedGift,
  type GuestGift,
  type HoldAnswer,
  pictureSources,
} from '@gift-registry/bff-contract';
import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { ReadMailedLink } from '../features/registries/read-mailed-link.tsx';
import { answerPath, mailedGiftsPath } from '../features/platform/gift-paths.ts';
import { useFormatTime } from '../features/platform/use-format-instant.ts';
import { PageForm } from '../features/platform/page-form.tsx';

const path: (typeof getMailedGift)['path'] = '/api/shared/:shareCode/mailed-gifts/:token';

export default function MailedGiftPage() {
  return (
    <ReadMailedLink
      path={path}
      read={(api, ...request) => api('getMailedGift', ...request)}
      failureTitle="We couldn’t open your gift"
    >
      {(gift, { shareCode, token }) => (
        <HoldQuestion shareCode={shareCode} token={token} gift={gift} />
      )}
    </ReadMailedLink>
  );
}

interface Props {
  readonly shareCode: string;
  readonly token: string;
  readonly gift: GuestGift;
}

const labels: Readonly<Record<HoldAnswer, string>> = {
  bought: 'Yes, I bought it',
  'not-bought': 'No, give it back',
  longer: 'Hold it for another 24 hours',
  tomorrow: 'Ask me tomorrow',
};
const variants: Readonly<Partial<Record<HoldAnswer, ButtonProps['variant']>>> = {
  bought: 'primary',
  tomorrow: 'quiet',
};

function HoldQuestion({ shareCode, token, gift }: Props) {
  const formatTime = useFormatTime();
  const { title, lede, answers } = questionOf(gift, formatTime);
  const asks = answers.length > 0;
  return (
    <PageForm
      action={answerPath(shareCode, token)}
      title={title}
      description={lede}
      failureTitle="We couldn’t update your gift"
      about={<GiftInQuestion gift={gift} />}
    >
      {(form) => (
        <>
          {asks && (
            <Cluster>
              {answers.map((answer) => (
                <Button
                  key={answer}
                  type="submit"
                  name="answer"
                  value={answer}
                  size="lg"
                  variant={variants[answer]}
                  disabled={!form}
                >
                  {labels[answer]}
                </Button>
              ))}
            </Cluster>
          )}
          <Cluster>
            <Button
              size={asks ? 'md' : 'lg'}
              variant={asks ? 'quiet' : 'primary'}
              href={mailedGiftsPath(shareCode, token)}
              linkComponent={Link}
            >
              Your gifts
            </Button>
          </Cluster>
        </>
      )}
    </PageForm>
  );
}

function GiftInQuestion({ gift }: { readonly gift: GuestGift }) {
  return (
    <ItemList>
      <ItemRow
        name={gift.productName}
        headingLevel={2}
        imageUrl={gift.imageUrl}
        imageSources={pictureSources(gift.imageUrl)}
        imageFirst
        quantity={gift.kind === 'claim' ? gift.quantity : undefined}
        actions={
          gift.externalUrl && (
            <TextLink external variant="standalone" href={gift.externalUrl}>
              Go to the shop
            </TextLink>
          )
        }
      />
    </ItemList>
  );
}

interface Question {
  readonly title: string;
  readonly lede: string;
  readonly answers: readonly HoldAnswer[];
}

function questionOf(
  { status, kind, expiresAt, extendable }: GuestGift,
  formatTime: (time: string) => string,
): Question {
  if (status === 'purchased' || kind === 'contribution')
    return {
      title: 'Thank you!',
      lede: 'This gift is marked as yours. You can undo it under ‘Your gifts’.',
      answers: [],
    };
  if (status === 'released' || (expiresAt !== null && Date.parse(expiresAt) <= Date.now()))
    return {
      title: 'Did you buy it?',
      lede: 'We no longer hold this gift for you. If you bought it, tell us, and nobody else will.',
      answers: ['bought'],
    };
  return {
    title: 'Did you buy it?',
    lede: `We hold it for you${expiresAt === null ? '' : ` until ${formatTime(expiresAt)}`}.`,
    answers: extendable
      ? ['bought', 'not-bought', 'longer', 'tomorrow']
      : ['bought', 'not-bought', 'tomorrow'],
  };
}
