interface KeptStore {
  persist: { rehydrate(): Promise<void> | void; getOptions(): { name?: string } };
}

/** Takes over what other tabs write into a store that is kept in localStorage; gives what ends it. */
export function followTabs({ persist }: KeptStore): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (persist.getOptions().name === key && newValue !== null) persist.rehydrate();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
