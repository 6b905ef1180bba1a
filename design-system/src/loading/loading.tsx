import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type LoadingProps = {
  /** Names the data for screen readers: 'Loading your devices...'. */
  label: string;
  /** Number of lines that the outline has. Default 6. */
  lines?: number | undefined;
};

/** Lines in place of text that is loading, announced to screen readers. */
export function Loading({ label, lines = 6 }: LoadingProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}
