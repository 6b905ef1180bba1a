import type { SharedItem } from '@gift-registry/bff-contract';
import { TextField } from '@gift-registry/design-system/text-field';
import { PostedGiftForm } from '../gift-form/posted-gift-form.tsx';
import { waitPath } from '../address/gift-paths.ts';
import { rememberedGuest } from '../gift-form/remembered-guest.ts';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

export function JoinLineForm({ shareCode, item }: Props) {
  const scriptsRun = useScriptsRun();
  const remembered = scriptsRun ? rememberedGuest.read()?.guestEmail : undefined;
  return (
    <PostedGiftForm
      shareCode={shareCode}
      item={item}
      action={waitPath(shareCode, item.id)}
      title="Tell me if it becomes free"
      description="Someone is buying this gift right now. If they don’t, we email the first in the line, and the next guest 12 hours later."
      submitLabel="Tell me"
      failureTitle="You are not in the line yet"
    >
      {({ values, errors }) => (
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Only for this gift. The host and other guests don’t see it."
          defaultValue={values['email'] ?? remembered}
          error={errors['email']}
        />
      )}
    </PostedGiftForm>
  );
}
