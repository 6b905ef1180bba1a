import type { AskedQuestion } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Section, Stack } from '@gift-registry/design-system/layout';

interface Props {
  readonly title: string;
  readonly questions: readonly AskedQuestion[];
}

export function AskedQuestions({ title, questions }: Props) {
  if (questions.length === 0) return null;
  return (
    <Section title={title}>
      <Stack gap={3}>
        {questions.map(({ question, answer }) => (
          <Card key={question} padding="md">
            <p>
              <strong>{question}</strong>
            </p>
            <p>{answer ?? 'The host has not answered yet.'}</p>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
