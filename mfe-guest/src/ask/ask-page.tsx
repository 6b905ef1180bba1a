import { queryKeyOf, type listOwnQuestions, type SharedItem } from '@gift-registry/bff-contract';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { askPath } from '../address/gift-paths.ts';
import { PostedGiftForm } from '../gift-form/posted-gift-form.tsx';
import { GiftToGive } from '../gift-form/gift-to-give.tsx';
import { sharedReadOptions } from '../reads/shared-reads.ts';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import { AskedQuestions } from '../questions/asked-questions.tsx';

const path: (typeof listOwnQuestions)['path'] = '/api/shared/:shareCode/items/:itemId/questions';

export default function AskPage() {
  return (
    <GiftToGive gives={false} refusal={() => undefined}>
      {(gift) => <Ask {...gift} />}
    </GiftToGive>
  );
}

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

function Ask({ shareCode, item }: Props) {
  const api = useApi();
  const limit = useScriptsRun() ? { limit: 500 } : { hint: 'Up to 500 characters.' };
  const params = { shareCode, itemId: item.id };
  const own = useQuery({
    ...sharedReadOptions,
    queryKey: queryKeyOf({ path }, { params }),
    queryFn: ({ signal }) => api('listOwnQuestions', { params }, { signal }),
  });
  return (
    <PostedGiftForm
      shareCode={shareCode}
      item={item}
      action={askPath(shareCode, item.id)}
      title="Ask the host"
      description="Other guests never see who asks, and the host only if you leave your name."
      submitLabel="Ask"
      failureTitle="Your question was not sent"
    >
      {({ values, errors }) => (
        <>
          <AskedQuestions title="Your questions" questions={own.data?.questions ?? []} />
          <AskedQuestions title="Asked before" questions={item.answers ?? []} />
          <TextArea
            label="Your question"
            name="question"
            rows={3}
            {...limit}
            defaultValue={values['question']}
            error={errors['question']}
          />
          <TextField
            label="Your name"
            name="guestName"
            optional
            autoComplete="name"
            hint="Leave it empty to ask anonymously."
            defaultValue={values['guestName']}
            error={errors['guestName']}
          />
          <TextField
            label="Email"
            name="guestEmail"
            optional
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="We email you the answer. The host doesn’t see your address."
            defaultValue={values['guestEmail']}
            error={errors['guestEmail']}
          />
        </>
      )}
    </PostedGiftForm>
  );
}
