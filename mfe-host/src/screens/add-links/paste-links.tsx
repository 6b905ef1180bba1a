import { maxPageListLines, plural } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useState, type FormEvent } from 'react';
import { readLines, type LeftOutLine } from './read-lines.ts';
import { useStartPageList } from './use-page-list.ts';

const countWords = (count: number): string =>
  count === 0 ? 'Read the pages' : plural(count, 'Read # page', 'Read # pages');

interface Props {
  readonly onStarted: (leftOut: readonly LeftOutLine[]) => void;
}

export function PasteLinks({ onStarted }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const start = useStartPageList();
  const { links, leftOut } = readLines(text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (links.length === 0) setError('We found no link in this text. A link begins with https://');
    else
      start.mutate(links, {
        onSuccess({ refused = [] }) {
          const refusedLines = refused.map(({ url, reason }) => ({ text: url, reason }));
          onStarted([...refusedLines, ...leftOut]);
        },
      });
  };
  return (
    <Card padding="lg">
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextArea
            label="Links"
            hint={`Up to ${maxPageListLines}, one per line or in any text.`}
            rows={6}
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            error={error ?? start.error?.message}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
              start.reset();
            }}
          />
          <Cluster>
            <Button type="submit" variant="primary" busy={start.isPending} busyLabel="Starting...">
              {countWords(links.length)}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
