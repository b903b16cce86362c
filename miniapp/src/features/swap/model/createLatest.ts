/** A series of questions of which only the last one matters. */
export interface Latest<Question> {
  ask(question: Question): void;
}

/**
 * Asks one question at a time. Of the questions that arrive during an answer, only the last is asked next; the answer
 * to a superseded question is dropped.
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
