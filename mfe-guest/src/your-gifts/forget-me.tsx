import { urlOf, type forgetMeForm } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { useDocumentForm } from '@gift-registry/shell-contract';
import { PostForm } from '../page-form/post-form.tsx';
import styles from './forget-me.module.css';
import { useForgetMe } from './use-forget-me.ts';

const formPath: (typeof forgetMeForm)['path'] = '/r/:shareCode/mine/forget-me';
const label = 'Yes, forget me';

/** Asks first, also without scripts: the button is folded into the question. */
export function ForgetMe({ shareCode }: { readonly shareCode: string }) {
  const rendered = useDocumentForm();
  const forget = useForgetMe(shareCode);
  return (
    <details>
      <summary className={styles.summary}>Forget me</summary>
      <Card>
        <Stack gap={4}>
          <h2 className={styles.question}>Shall we forget who you are?</h2>
          <p>
            Your name, email address and message leave this registry at once. Your gifts stay, and
            the hosts no longer see who gave them. Emails about them stop, and nobody can bring your
            details back.
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
        </Stack>
      </Card>
    </details>
  );
}
