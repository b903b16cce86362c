/** Cloud storage of one bot: up to 1024 keys a person, keys of 1..128 characters, values of up to 4096. */
export interface CloudStorage {
  /** Runs a custom method of the mini app; returns the answer or the platform's error word. */
  invoke(
    userId: number,
    method: string,
    params: Readonly<Record<string, unknown>>,
  ): { result: unknown } | { error: string };
  valuesOf(userId: number): Readonly<Record<string, string>>;
}

const keysAllowed = 1024;

/** Creates an empty cloud storage. */
export function createCloudStorage(): CloudStorage {
  const people = new Map<number, Map<string, string>>();
  const of = (userId: number) => {
    const values = people.get(userId) ?? new Map<string, string>();
    people.set(userId, values);
    return values;
  };
  return {
    valuesOf: (userId) => Object.fromEntries(of(userId)),
    invoke: (userId, method, params) => {
      const values = of(userId);
      switch (method) {
        case 'saveStorageValue':
          return save(values, params);
        case 'getStorageValues':
          return { result: Object.fromEntries(keysIn(params).map((key) => [key, values.get(key) ?? ''])) };
        case 'deleteStorageValues':
          for (const key of keysIn(params)) values.delete(key);
          return { result: true };
        case 'getStorageKeys':
          return { result: [...values.keys()] };
        case 'getCurrentTime':
          return { result: Math.floor(Date.now() / 1000) };
        default:
          return { error: 'METHOD_INVALID' };
      }
    },
  };
}

function save(
  values: Map<string, string>,
  { key, value }: Readonly<Record<string, unknown>>,
): { result: unknown } | { error: string } {
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{1,128}$/.test(key)) return { error: 'KEY_INVALID' };
  if (typeof value !== 'string' || value.length > 4096) return { error: 'VALUE_INVALID' };
  if (!values.has(key) && values.size >= keysAllowed) return { error: 'QUOTA_EXCEEDED' };
  values.set(key, value);
  return { result: true };
}

function keysIn({ keys }: Readonly<Record<string, unknown>>): string[] {
  if (Array.isArray(keys)) return keys.map(String);
  return typeof keys === 'string' ? [keys] : [];
}
