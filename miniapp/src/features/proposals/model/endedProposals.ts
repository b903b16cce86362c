import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { hasHappened } from '@xbts/shared/protocol/hasHappened.ts';
import { chainTime, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';

/** How a proposal ended; 'gone' when history does not reach far enough back. */
export type Ending = 'done' | 'refused' | 'expired' | 'gone';

/** A proposal that is no longer on the chain. */
export interface EndedProposal {
  readonly id: string;
  readonly ending: Ending;
  /** The times of the proposal and of its (planned) expiration: `YYYY-MM-DDTHH:MM:SS`, UTC. */
  readonly madeAt: string;
  readonly endsAt: string;
  /** Numbers of its operations. */
  readonly types: readonly number[];
}

const idResult = v.tuple([v.literal(1), objectIdOf('1.10')]);
const createShape = v.object({
  expiration_time: chainTime,
  proposed_ops: v.array(v.object({ op: v.tuple([v.number(), v.record(v.string(), v.unknown())]) })),
});
const deleteShape = v.object({ proposal: objectIdOf('1.10') });

interface Made extends Omit<EndedProposal, 'ending'> {
  readonly operations: readonly (readonly [number, unknown])[];
}

function madeBy({ op, result, block_time }: OperationRecord): Made[] {
  const id = v.safeParse(idResult, result);
  const create = v.safeParse(createShape, op[1]);
  if (!id.success || !create.success) return [];
  const operations = create.output.proposed_ops.map((each) => each.op);
  const { expiration_time: endsAt } = create.output;
  const types = operations.map(([type]) => type);
  return [{ id: id.output[1], madeAt: block_time ?? '', endsAt, types, operations }];
}

interface Known {
  /** Ids of proposals that still wait. */
  readonly waiting: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  readonly history: readonly OperationRecord[];
  /** The chain's time, milliseconds. */
  readonly now: number;
}

function endingOf(made: Made, { refused, history, now }: Known): Ending {
  if (refused.has(made.id)) return 'refused';
  const [first] = made.operations;
  if (first !== undefined && hasHappened(first, history, made.madeAt)) return 'done';
  return Date.parse(`${made.endsAt}Z`) <= now ? 'expired' : 'gone';
}

/** The outcomes of the proposals in an account's history, the last one first. */
export function endedOf(creations: readonly OperationRecord[], known: Known): EndedProposal[] {
  return creations
    .flatMap(madeBy)
    .filter(({ id }) => !known.waiting.has(id))
    .map((made) => {
      const { operations: _operations, ...ended } = made;
      return { ...ended, ending: endingOf(made, known) };
    });
}

/** Maximum ended proposals shown; the history has older ones. */
const MOST_SHOWN = 10;
const TYPES = [operationType.proposal_create, operationType.proposal_delete] as const;

/** The last ended proposals about accounts, from a node's history of them. */
export async function readEnded(
  node: ChainReader,
  accounts: readonly string[],
  { waiting, now }: Pick<Known, 'waiting' | 'now'>,
): Promise<EndedProposal[]> {
  const of = (account: string, types: readonly number[]) =>
    Promise.all(types.map((type) => getAccountOperations(node, account, type)));
  const found = await Promise.all(
    accounts.map(async (account) => {
      const [creations = [], deletions = []] = await of(account, TYPES);
      const types = [...new Set(creations.flatMap(madeBy).flatMap((each) => each.types))];
      return { creations, deletions, history: (await of(account, types)).flat() };
    }),
  );
  const refused = new Set(
    found.flatMap(({ deletions }) =>
      deletions.flatMap(({ op }) => {
        const read = v.safeParse(deleteShape, op[1]);
        return read.success ? [read.output.proposal] : [];
      }),
    ),
  );
  const history = found.flatMap((each) => each.history);
  const all = found.flatMap(({ creations }) => endedOf(creations, { waiting, refused, history, now }));
  const single = [...new Map(all.map((each) => [each.id, each])).values()];
  return single.sort((a, b) => (a.madeAt < b.madeAt ? 1 : -1)).slice(0, MOST_SHOWN);
}
