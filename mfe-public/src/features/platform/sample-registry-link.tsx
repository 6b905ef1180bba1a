import { readDocumentSettings } from '@gift-registry/bff-contract';
import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';

export function SampleRegistryLink(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const { sampleRegistryPath } = readDocumentSettings();
  if (!sampleRegistryPath) return null;
  return (
    <Button {...props} href={sampleRegistryPath} linkComponent={Link}>
      See a Sample Registry
    </Button>
  );
}
