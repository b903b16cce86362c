/** A start that cannot be: its message says why in whole sentences, so no stack is shown. */
export class FailedStart extends Error {
  override readonly name = 'FailedStart';
}
