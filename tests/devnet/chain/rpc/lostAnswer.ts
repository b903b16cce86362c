/** Thrown instead of an answer by the fault that loses the answers of broadcasts. */
export class LostAnswer extends Error {
  readonly isConnectionCut: boolean;

  constructor(isConnectionCut: boolean) {
    super('the answer is lost');
    this.isConnectionCut = isConnectionCut;
  }
}
