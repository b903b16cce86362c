/** An impossible start: its message explains why in whole sentences, so no stack is shown. */
export class FailedStart extends Error {
  override readonly name = 'FailedStart';
}
