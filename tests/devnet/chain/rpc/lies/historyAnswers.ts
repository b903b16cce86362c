import { encodeJson } from '../../json.ts';
import { instanceOf } from '../../ledger/objectStore.ts';
import { findAccount } from '../database/lookups.ts';
import { historyLists } from './historyLists.ts';
import type { InventedRecord } from './inventedRecord.ts';
import type { Distortion, JsonObject, World } from './lie.ts';

/** Histories with the invented operations in place, and without gaps for hidden ones. */
export function historyAnswers(world: World, invented: () => readonly InventedRecord[]): Distortion {
  const recordsOf = (account: unknown): InventedRecord[] => {
    const id = findAccount(world.state, account)?.id ?? '';
    return invented().filter(({ accounts }) => accounts.includes(id));
  };
  return {
    object: (object) => {
      const found = invented().find(({ record }) => record.id === object.id);
      return found === undefined ? object : (encodeJson(found.record) as JsonObject);
    },
    answer: async (call, ask) => {
      const answer = await ask(call);
      const list = historyLists[call.method];
      if (call.api !== 'history' || list === undefined) return answer;
      const added = recordsOf(call.args[0]).filter(({ record }) => list.fits(call.args, record));
      return list.change(answer, (records) =>
        [
          ...added.map(({ record }) => encodeJson(record) as JsonObject),
          ...records.filter((one) => one !== null),
        ]
          .sort((one, other) => instanceOf(String(other.id)) - instanceOf(String(one.id)))
          .slice(0, list.limit(call.args)),
      );
    },
  };
}
