/** The kinds of updates that the bot answers; the messenger sends no others. */
export const updateKinds = ['message', 'callback_query', 'inline_query', 'chosen_inline_result'] as const;
