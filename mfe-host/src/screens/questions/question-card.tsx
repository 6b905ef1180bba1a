import type { GiftQuestion } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import { AnswerEditor } from './answer-editor.tsx';
import { useQuestionChanges } from './use-questions.ts';

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
