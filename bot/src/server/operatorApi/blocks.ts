import { getRawBlock, type RawBlock, type RawObject } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import { objectsInOrder } from './objects.ts';

/** Members that name the account behind an operation; the last present one counts. */
const actors = ['fee_paying_account', 'publisher', 'seller'] as const;

/**
 * A block with its witness, the witness's account, and the first operation's name and account of each transaction. The
 * form is a guess from an earlier published version of the operator's program; there is no recorded answer.
 */
export async function blockWithNames(client: ChainReader, height: number) {
  const raw = await getRawBlock(client, height);
  if (raw === null) throw new AppError('request.not_found', { what: String(height) });
  const witness = await objectOf(client, raw.witness);
  const user = await objectOf(client, String(witness.witness_account));
  return { raw, data: { witness, user, txs: await transactionsOf(client, raw) } };
}

/** @throws AppError node.bad_answer for an object that a block names but the node lacks */
async function objectOf(client: ChainReader, id: string): Promise<RawObject> {
  const [object] = await objectsInOrder(client, [id]);
  if (object === null || object === undefined) throw new AppError('node.bad_answer', { detail: `no ${id}` });
  return object;
}

async function transactionsOf(client: ChainReader, { transactions }: RawBlock) {
  const operations = transactions.flatMap(({ operations: [first] }) => (first === undefined ? [] : [first]));
  const makers = operations.map(([, members]) => actorOf(members));
  const ids = [...new Set(makers.flatMap((id) => id ?? []))];
  const accounts = new Map((await objectsInOrder(client, ids)).map((account) => [account?.id, account]));
  return operations.map(([type, members], index) => ({
    order: members.order,
    op: operationName(type),
    account: accounts.get(makers[index]) ?? null,
  }));
}

function actorOf(members: Readonly<Record<string, unknown>>): string | undefined {
  const named = actors.flatMap((member) => {
    const id = members[member];
    return typeof id === 'string' && isObjectId(id, '1.2') ? [id] : [];
  });
  return named.at(-1);
}
