/** The device's storage for one person: named JSON values, separate from every other person's. */
export interface DeviceStore {
  read<T>(name: string, otherwise: T): T;
  write(name: string, value: unknown): void;
}

/** A device store in the browser's own storage of the messenger's origin, which the mini app's origin cannot read. */
export function createDeviceStore(storage: Storage, userId: number): DeviceStore {
  const keyOf = (name: string) => `device.${userId}.${name}`;
  return {
    read: (name, otherwise) => {
      const text = storage.getItem(keyOf(name));
      return text === null ? otherwise : JSON.parse(text);
    },
    write: (name, value) => storage.setItem(keyOf(name), JSON.stringify(value)),
  };
}
