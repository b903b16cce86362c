import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import type { CoinRecord } from '@xbts/shared/services/gatewayRecord.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { settledWithdrawals } from './settledWithdrawals.ts';

/** The latest that are counted: what a gateway did lately, not last year. */
const LATEST = 5;
/** One page of a node's history. */
const PAGE = 100;

type TimeOf = (record: OperationRecord) => Promise<number>;

/** The time of a record's block; each block is asked for once, and only from nodes that don't send the time along. */
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

/**
 * What the chain shows of the latest withdrawals of each coin whose wallet a gateway names, by the newest operations of that wallet.
 * Coins and wallets that the chain does not know are left out. @throws AppError those of the node
 */
export async function readWalletRecords(
  client: ChainReader,
  coins: readonly GatewayCoin[],
): Promise<CoinRecord[]> {
  const named = coins.flatMap(({ symbol, gatewayWallet }) => {
    const wallet = gatewayWallet?.trim() ?? '';
    return isValidAccountName(wallet) ? [{ symbol, wallet }] : [];
  });
  const wallets = [...new Set(named.map(({ wallet }) => wallet))];
  const [accounts, assets] = await Promise.all([
    getAccounts(client, wallets),
    getAssets(
      client,
      named.map(({ symbol }) => symbol),
    ),
  ]);
  const histories = new Map<string, Promise<OperationRecord[]>>();
  const timeOf = timesOf(client);
  const records = await Promise.all(
    named.map(async ({ symbol, wallet }, index) => {
      const walletId = accounts[wallets.indexOf(wallet)]?.id;
      const asset = assets[index];
      if (walletId === undefined || !asset) return null;
      const history =
        histories.get(walletId) ?? getAccountHistory(client, { account: walletId, limit: PAGE });
      histories.set(walletId, history);
      const settled = settledWithdrawals(await history, walletId, {
        assetId: asset.id,
        issuerId: asset.issuer,
      });
      return coinRecord(symbol, settled, timeOf);
    }),
  );
  return records.filter((record) => record !== null);
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
