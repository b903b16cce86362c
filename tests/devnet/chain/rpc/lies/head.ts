import type { JsonValue } from '../../json.ts';
import type { DynamicGlobalProperties } from '../../ledger/objects/properties.ts';
import { toSeconds, toTime } from '../../ledger/time.ts';
import { headAsOf } from '../headAsOf.ts';
import type { Distortion, Lie, World } from './lie.ts';

/**
 * `ahead`: number, id and time run ahead, with invented blocks up to there. `behind`: an older block is called the
 * head. `frozen`: the current head stays. `clock`: number and id are true, and the clock of the chain runs ahead.
 */
export type HeadLie = { kind: 'ahead' | 'behind' | 'clock'; seconds: number } | { kind: 'frozen' } | null;

export const headLie: Lie<HeadLie> = {
  about: "the head: { kind: 'ahead' | 'behind' | 'clock', seconds } or { kind: 'frozen' }",
  off: null,
  example: { kind: 'ahead', seconds: 20 },
  distort(settings, world) {
    if (settings === null) return {};
    if (settings.kind === 'frozen') return frozen(world.head());
    const { kind, seconds } = settings;
    const isKnown = kind === 'ahead' || kind === 'behind' || kind === 'clock';
    if (!isKnown || !(seconds > 0)) throw new RangeError(`head takes ${headLie.about}`);
    if (kind === 'clock') {
      const later = (time: string): string => toTime(toSeconds(time) + seconds);
      return { head: (head) => ({ ...head, time: later(head.time) }), blockTime: later };
    }
    if (kind === 'ahead') return { head: (head) => ahead(head, seconds, world) };
    return { head: (head) => headAsOf(world.ledger, head, (toSeconds(head.time) - seconds) * 1000) };
  },
};

/** A frozen head causes no notices. */
function frozen(head: DynamicGlobalProperties): Distortion {
  return {
    head: () => head,
    notice: (kind, argument) => {
      if (kind === 'block') return undefined;
      return Array.isArray(argument) ? argument.filter((told) => !isHead(told)) : argument;
    },
  };
}

function isHead(told: JsonValue): boolean {
  return typeof told === 'object' && told !== null && !Array.isArray(told) && told.id === '2.1.0';
}

function ahead(head: DynamicGlobalProperties, seconds: number, { state }: World): DynamicGlobalProperties {
  const blocks = Math.floor(seconds / state.global.parameters.block_interval);
  return {
    ...head,
    head_block_number: head.head_block_number + blocks,
    time: toTime(toSeconds(head.time) + seconds),
    current_aslot: head.current_aslot + blocks,
    last_irreversible_block_num: head.last_irreversible_block_num + blocks,
  };
}
