/** Thrown instead of an answer by the fault that loses answers of broadcasts; a refusal lost with it is the cause. */
export class LostAnswer extends Error {
  readonly isConnectionCut: boolean;

  constructor(isConnectionCut: boolean, cause?: unknown) {
    super('the answer is lost', { cause });
    this.isConnectionCut = isConnectionCut;
  }
}
