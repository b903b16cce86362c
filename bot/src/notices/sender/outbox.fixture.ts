import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Storage } from '../../storage/openStorage.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';

/** The facts of a matured stake. */
export const stake = { account: 'alice', units: '5', symbol: 'BTS', precision: 0 };

/**
 * Gives a test file its own database; before each test there are no notices, and the messenger may be called at once.
 */
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
