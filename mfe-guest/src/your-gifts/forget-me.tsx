import { Button } from '@gift-registry/design-system/button';
import { FoldedQuestion } from '../page-form/folded-question.tsx';
import { NeedsScripts } from '../scripts/needs-scripts.tsx';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import { useForgetMe } from './use-forget-me.ts';

export function ForgetMe({ shareCode }: { readonly shareCode: string }) {
  const scriptsRun = useScriptsRun();
  const forget = useForgetMe(shareCode);
  return (
    <FoldedQuestion summary="Forget me" question="Shall we forget who you are?">
      <p>
        Your name, email address and message leave this registry at once. Your gifts stay, and the
        hosts no longer see who gave them. Emails about them stop, and nobody can bring your details
        back.
      </p>
      <NeedsScripts to="be forgotten" />
      <div>
        <Button
          id="forget-me"
          variant="danger"
          disabled={!scriptsRun}
          busy={forget.isPending}
          busyLabel="Forgetting..."
          onClick={() => forget.mutate()}
        >
          Yes, forget me
        </Button>
      </div>
    </FoldedQuestion>
  );
}
