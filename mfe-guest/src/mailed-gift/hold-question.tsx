import type { GuestGift, HoldAnswer } from '@gift-registry/bff-contract';
import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { answerPath, mailedGiftsPath } from '../address/gift-paths.ts';
import { useFormatTime } from '../scripts/use-format-instant.ts';
import { PageForm } from '../page-form/page-form.tsx';
import { GiftInQuestion } from './gift-in-question.tsx';
import { questionOf } from './question-of.ts';

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

export function HoldQuestion({ shareCode, token, gift }: Props) {
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
