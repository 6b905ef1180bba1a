import { questionAnswer, type GiftQuestion } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useState, type FormEvent } from 'react';

interface Props {
  readonly question: GiftQuestion;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSave: (form: { readonly answer: string; readonly isPublic: boolean }) => void;
}

export function AnswerEditor({ question, busy, failure, onSave }: Props) {
  const [form, setForm] = useState({
    answer: question.answer ?? '',
    isPublic: question.isPublic,
  });
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = questionAnswer.safeParse(form);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) onSave(parsed.data);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TextArea
          label="Your answer"
          rows={3}
          limit={1000}
          value={form.answer}
          error={error}
          hint={
            question.mailsAnswer && question.answer === null
              ? 'We mail it to the guest.'
              : undefined
          }
          onChange={({ target }) => setForm({ ...form, answer: target.value })}
        />
        <Checkbox
          label="Show question and answer on the gift"
          hint="All guests see them, without a name."
          checked={form.isPublic}
          onChange={({ target }) => setForm({ ...form, isPublic: target.checked })}
        />
        {failure && <Alert type="error">{failure}</Alert>}
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save answer
          </Button>
        </div>
      </Stack>
    </form>
  );
}
