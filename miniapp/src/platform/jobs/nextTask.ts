/** Resolves in its own task, so that the browser handles input and paints between two pieces of work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
