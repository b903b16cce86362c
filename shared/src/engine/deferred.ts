/** A promise with its resolvers. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T | PromiseLike<T>) => void;
  readonly reject: (reason?: unknown) => void;
}

/** Replaces Promise.withResolvers, which needs iOS 17.4. */
export function deferred<T = void>(): Deferred<T> {
  let ends: Omit<Deferred<T>, 'promise'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    ends = { resolve, reject };
  });
  return { promise, ...(ends as unknown as Omit<Deferred<T>, 'promise'>) };
}
