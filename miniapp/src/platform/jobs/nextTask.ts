/** Resolves in a task of its own: the browser answers the user, and draws, between two pieces of work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
