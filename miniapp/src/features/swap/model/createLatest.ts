/** Questions of which only the last one matters. */
export interface Latest<Question> {
  ask(question: Question): void;
}

/**
 * Asks one question at a time. Of those that come while one is being answered only the last is asked next, and what is
 * answered to a question that another one has followed is not told.
 */
export function createLatest<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  tell: (question: Question, answer: Answer) => void,
): Latest<Question> {
  let isBusy = false;
  let next: { readonly question: Question } | null = null;

  async function work(): Promise<void> {
    isBusy = true;
    while (next !== null) {
      const { question } = next;
      next = null;
      const found = await answer(question);
      if (next === null) tell(question, found);
    }
    isBusy = false;
  }

  return {
    ask(question) {
      next = { question };
      if (!isBusy) void work();
    },
  };
}
