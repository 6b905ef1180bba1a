import { type GiftQuestion, questionAnswer } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useState, type FormEvent } from 'react';
import { useQuestionChanges } from './use-questions.ts';

interface AnswerEditorProps {
  readonly question: GiftQuestion;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSave: (form: { readonly answer: string; readonly isPublic: boolean }) => void;
}

function AnswerEditor({ question, busy, failure, onSave }: AnswerEditorProps) {
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

interface Props {
  readonly registryId: string;
  readonly question: GiftQuestion;
}

export function QuestionCard({ registryId, question }: Props) {
  const [editing, setEditing] = useState(false);
  const { answer, remove } = useQuestionChanges(registryId, question.id);
  const asked = `${question.guestName || 'A guest'} asks about ${question.productName}`;
  return (
    <Card padding="md">
      <Stack gap={3}>
        <div>
          <h2>{asked}</h2>
          <p>{question.question}</p>
        </div>
        {question.answer === null || editing ? (
          <AnswerEditor
            question={question}
            busy={answer.isPending}
            failure={answer.error?.message}
            onSave={(form) => answer.mutate(form, { onSuccess: () => setEditing(false) })}
          />
        ) : (
          <>
            <p>{question.answer}</p>
            {question.isPublic && (
              <div>
                <Badge>Shown on the gift</Badge>
              </div>
            )}
          </>
        )}
        <Cluster>
          {question.answer !== null && !editing && (
            <Button onClick={() => setEditing(true)}>Change answer</Button>
          )}
          <Button
            variant="quiet"
            busy={remove.isPending}
            aria-label={`Delete the question about ${question.productName}`}
            onClick={() => remove.mutate()}
          >
            Delete
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
