import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Storage } from '../../storage/openStorage.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';

/** What is told of a stake that has matured. */
export const stake = { account: 'alice', units: '5', symbol: 'BTS', precision: 0 };

/** Gives a test file a database of its own; before each test nobody has a notice, and the messenger may be asked at once. */
export function withOutbox(take: (storage: Storage) => void): void {
  let storage: Storage;
  beforeAll(async () => {
    storage = await testStorage();
    take(storage);
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    await storage.db.deleteFrom('subscribers').execute();
    await storage.db
      .updateTable('sending_rate')
      .set({ paused_until: new Date(0), next_at: new Date(0) })
      .execute();
  });
}
