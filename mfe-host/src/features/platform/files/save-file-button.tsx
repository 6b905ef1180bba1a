import { Button } from '@gift-registry/design-system/button';
import { useSaveFile, type FileToSave } from './use-save-file.ts';

interface Props {
  readonly file: FileToSave;
  readonly busyLabel: string;
  readonly children: string;
}

export function SaveFileButton({ file, busyLabel, children }: Props) {
  const { mutate, isPending } = useSaveFile(file);
  return (
    <Button busy={isPending} busyLabel={busyLabel} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
