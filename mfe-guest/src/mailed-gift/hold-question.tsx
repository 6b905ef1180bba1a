import type { GuestGift, HoldAnswer } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import { answerPath, mailedGiftsPath } from '../claiming/gift-paths.ts';
import { PostForm } from '../claiming/post-form.tsx';
import { useFormatHoldEnd } from '../claiming/use-format-instant.ts';
import { usePageForm } from '../gift-form/use-page-form.ts';
import { PageBody } from '../page-body/page-body.tsx';
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
  const action = answerPath(shareCode, token);
  const form = usePageForm(action);
  const formatHoldEnd = useFormatHoldEnd();
  const { title, lede, answers } = questionOf(gift, formatHoldEnd);
  return (
    <PageBody width="narrow">
      <title>{title}</title>
      <PostForm action={action} csrfToken={form?.csrfToken ?? ''}>
        <Stack gap={5}>
          <PageHeading title={title} lede={lede} />
          <GiftInQuestion gift={gift} />
          {form?.failure && (
            <Alert type="error" title="We couldn’t update your gift">
              {form.failure}
            </Alert>
          )}
          {answers.length > 0 && (
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
              size={answers.length > 0 ? 'md' : 'lg'}
              variant={answers.length > 0 ? 'quiet' : 'primary'}
              href={mailedGiftsPath(shareCode, token)}
              linkComponent={Link}
            >
              Your gifts
            </Button>
          </Cluster>
        </Stack>
      </PostForm>
    </PageBody>
  );
}
