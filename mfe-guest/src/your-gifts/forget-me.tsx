import { urlOf, type forgetMeForm } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useDocumentForm } from '@gift-registry/shell-contract';
import { FoldedQuestion } from '../page-form/folded-question.tsx';
import { PostForm } from '../page-form/post-form.tsx';
import { useForgetMe } from './use-forget-me.ts';

const formPath: (typeof forgetMeForm)['path'] = '/r/:shareCode/mine/forget-me';
const label = 'Yes, forget me';

export function ForgetMe({ shareCode }: { readonly shareCode: string }) {
  const rendered = useDocumentForm();
  const forget = useForgetMe(shareCode);
  return (
    <FoldedQuestion summary="Forget me" question="Shall we forget who you are?">
      <p>
        Your name, email address and message leave this registry at once. Your gifts stay, and the
        hosts no longer see who gave them. Emails about them stop, and nobody can bring your details
        back.
      </p>
      {rendered ? (
        <PostForm
          action={urlOf(formPath, { params: { shareCode } })}
          csrfToken={rendered.csrfToken}
        >
          <Button id="forget-me" type="submit" variant="danger">
            {label}
          </Button>
        </PostForm>
      ) : (
        <div>
          <Button
            id="forget-me"
            variant="danger"
            busy={forget.isPending}
            busyLabel="Forgetting..."
            onClick={() => forget.mutate()}
          >
            {label}
          </Button>
        </div>
      )}
    </FoldedQuestion>
  );
}
