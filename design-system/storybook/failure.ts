export class Failure extends Error {
  override readonly name = 'Failure';
}
