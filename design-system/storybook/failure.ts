/** A mistake of the caller: its message is enough, without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
