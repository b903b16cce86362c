import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { compareObjectIds } from '@xbts/shared/protocol/objectId.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import type { CoinRecord } from '@xbts/shared/services/gatewayRecord.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { settledWithdrawals } from './settledWithdrawals.ts';

/** The number of latest withdrawals that count: a gateway's recent behaviour, not last year's. */
const LATEST = 5;

type TimeOf = (record: OperationRecord) => Promise<number>;

/** The time of a record's block, cached, and requested only from nodes that omit it. */
function timesOf(client: ChainReader): TimeOf {
  const asked = new Map<number, Promise<number>>();
  const read = async (number: number) => {
    const block = await getBlock(client, number);
    if (block === null) throw new AppError('node.bad_answer', { method: 'get_block', detail: `${number}` });
    return msOfChainTime(block.timestamp);
  };
  return async ({ block_num, block_time }) => {
    if (block_time !== undefined) return msOfChainTime(block_time);
    const known = asked.get(block_num) ?? read(block_num);
    asked.set(block_num, known);
    return known;
  };
}

const middle = (values: readonly number[]): number | null =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;

/** An issuer's newest transfers and burns, newest first: the raw material of withdrawals. */
async function readMoves(client: ChainReader, issuerId: string): Promise<OperationRecord[]> {
  const read = [operationType.transfer, operationType.asset_reserve].map((type) =>
    getAccountOperations(client, issuerId, type),
  );
  return (await Promise.all(read)).flat().sort((a, b) => compareObjectIds(b.id, a.id));
}

/**
 * The latest withdrawals of each coin, by the newest operations of its issuer's account: a withdrawal is a transfer to
 * it. Coins unknown to the chain are omitted. Networks of one asset have one issuer, and therefore one record.
 * @throws AppError those of the node
 */
export async function readIssuerRecords(
  client: ChainReader,
  coins: readonly Pick<GatewayCoin, 'symbol'>[],
): Promise<CoinRecord[]> {
  const assets = await getAssets(
    client,
    coins.map(({ symbol }) => symbol),
  );
  const moves = new Map<string, Promise<OperationRecord[]>>();
  const timeOf = timesOf(client);
  const records = assets.map(async (asset) => {
    if (asset === null) return [];
    const read = moves.get(asset.issuer) ?? readMoves(client, asset.issuer);
    moves.set(asset.issuer, read);
    const settled = settledWithdrawals(await read, { assetId: asset.id, issuerId: asset.issuer });
    return [await coinRecord(asset.symbol, settled, timeOf)];
  });
  return (await Promise.all(records)).flat();
}

async function coinRecord(
  symbol: string,
  { paid, waiting }: ReturnType<typeof settledWithdrawals>,
  timeOf: TimeOf,
): Promise<CoinRecord> {
  const latest = paid.slice(-LATEST);
  const times = await Promise.all(
    latest.map(async ({ sent, settled }) => [await timeOf(sent), await timeOf(settled)] as const),
  );
  const [oldest] = waiting;
  return {
    symbol,
    paid: latest.length,
    typicalMs: middle(times.map(([from, to]) => to - from)),
    lastPaidAt: times.at(-1)?.[1] ?? null,
    waiting: waiting.length,
    waitingSince: oldest === undefined ? null : await timeOf(oldest),
  };
}
