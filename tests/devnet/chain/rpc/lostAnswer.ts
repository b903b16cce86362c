/** Thrown instead of an answer by the fault that loses the answers of broadcasts; the cause is the refusal that is lost too. */
export class LostAnswer extends Error {
  readonly isConnectionCut: boolean;

  constructor(isConnectionCut: boolean, cause?: unknown) {
    super('the answer is lost', { cause });
    this.isConnectionCut = isConnectionCut;
  }
}
