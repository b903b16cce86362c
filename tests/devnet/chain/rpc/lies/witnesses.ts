import type { JsonValue } from '../../json.ts';
import { liarKeyTextOf } from './liarKeys.ts';
import type { JsonObject, Lie } from './lie.ts';

/** Another set of witnesses: the ids of `active`, or the true ones when it is absent; all their keys are the liar's. */
export interface WitnessLie {
  readonly active?: readonly string[];
}

/** From the block at which this is switched on, the liar's blocks are linked and signed by those keys. */
export const witnessesLie: Lie<WitnessLie | null> = {
  about:
    'the active witnesses, all with keys of the liar, who signs all blocks from now on: { active?: [witness id] }',
  off: null,
  example: {},
  distort(settings, world) {
    if (settings === null) return {};
    const { active } = settings;
    const after = world.head().head_block_number;
    return {
      fork: active === undefined ? { after } : { after, witnesses: active },
      object: (object) => told(object, active),
      answer: async (call, ask) => {
        const answer = await ask(call);
        if (call.method !== 'get_objects' || active === undefined || !Array.isArray(answer)) return answer;
        const [ids] = call.args as [unknown[]];
        return answer.map((object, index) => object ?? invented(String(ids[index]), active));
      },
    };
  },
};

function told(object: JsonObject, active: readonly string[] | undefined): JsonObject {
  const { id } = object;
  if (String(id).startsWith('1.6.')) return { ...object, signing_key: liarKeyTextOf(String(id)) };
  if (active === undefined) return object;
  if (id === '2.0.0') return { ...object, active_witnesses: [...active] };
  if (id === '2.12.0') return { ...object, current_shuffled_witnesses: [...active] };
  return object;
}

/** A witness unknown to the chain. */
function invented(id: string, active: readonly string[]): JsonValue {
  if (!active.includes(id)) return null;
  return {
    id,
    witness_account: '1.2.0',
    last_aslot: 0,
    signing_key: liarKeyTextOf(id),
    vote_id: `1:${id.slice('1.6.'.length)}`,
    total_votes: 0,
    url: '',
    total_missed: 0,
    last_confirmed_block_num: 0,
  };
}
