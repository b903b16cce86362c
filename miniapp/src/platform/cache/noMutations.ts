/**
 * Stands in for the query library's cache of mutations (vite.config.ts): the app only reads by queries, and signs by the
 * signer. A build in which anything needs the real one fails (build/noMutations.ts).
 */
export class MutationCache {
  subscribe(): () => void {
    return () => undefined;
  }

  getAll(): never[] {
    return [];
  }

  findAll(): never[] {
    return [];
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }

  clear(): void {}
}
