import { unshownProblem } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';

interface Props {
  readonly errors: Parameters<typeof unshownProblem>[0];
  /** The fields of the form that show their own problem. */
  readonly shown: readonly string[];
}

/** Stands above the button of a form and says the first problem that no field shows. */
export function FormProblem({ errors, shown }: Props) {
  const problem = unshownProblem(errors, shown);
  return problem === undefined ? null : <Alert type="error">{problem}</Alert>;
}
