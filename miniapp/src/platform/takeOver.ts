/** What takeOver needs of a store that is kept in localStorage. */
interface KeptStore<State> {
  getState(): State;
  persist: {
    rehydrate(): Promise<void> | void;
    getOptions(): { name?: string; version?: number; partialize?: (state: State) => unknown };
  };
}

/** Reads what another tab has written since; quiet, without telling anyone, when nothing has. */
export function takeOver<State>({ getState, persist }: KeptStore<State>): void {
  const { name = '', version = 0, partialize } = persist.getOptions();
  const kept = window.localStorage.getItem(name);
  const state = partialize?.(getState()) ?? getState();
  if (kept !== null && kept !== JSON.stringify({ state, version })) void persist.rehydrate();
}
