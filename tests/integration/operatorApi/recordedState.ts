import type { JsonValue } from '../../devnet/chain/json.ts';
import { createLedger } from '../../devnet/chain/ledger/createLedger.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import { instanceOf, typeOfId } from '../../devnet/chain/ledger/objectStore.ts';
import type { ChainObject } from '../../devnet/chain/ledger/objects.ts';
import { answerTo, recordedChain } from './recordedAnswers.ts';

type Recorded = { [member: string]: JsonValue } & { id: string };

interface FullAccount {
  readonly account: Recorded & { readonly name: string };
  readonly statistics: Recorded;
  readonly balances: readonly Recorded[];
  readonly vesting_balances: readonly Recorded[];
  readonly limit_orders: readonly Recorded[];
}

interface Told {
  readonly account: Recorded;
  readonly history: readonly Recorded[];
}

type Holder = { readonly name: string; readonly account_id: string; readonly amount: string };

/** Free instances for objects recorded without their id. */
const FREE = 1_000;
/** The three accounts recorded only with names and balances are otherwise like this one. */
const MODEL = 'alice-trader7';

/**
 * A development chain in the recorded state: all pools, assets, accounts, balances, histories and the head from the
 * node and the answers. There are no blocks; `setHead` moves the head.
 */
export async function recordedLedger(): Promise<Ledger> {
  const ledger = await createLedger({
    genesis: {
      chainId: recordedChain.chain_id,
      time: '2026-11-26T22:50:40',
      accounts: [],
      assets: [],
      balances: [],
    },
    now: () => Date.parse('2026-11-26T22:54:38Z'),
  });
  const objects = [
    answerTo<Recorded>('GET /api/global-properties'),
    answerTo<Recorded>('GET /api/dynamic-properties'),
    answerTo<Recorded>('GET /api/chain'),
    ...(Object.values(recordedChain.objects) as Recorded[]),
    ...recordedChain.assets.map(({ total_in_collateral: _, ...asset }) => asset as Recorded),
    ...recordedChain.pools.flatMap(poolObjects),
    ...accountObjects(),
    ...historyObjects(),
    ...answerTo<Recorded[]>('GET /api/lp-history/1.19.0'),
  ];
  objects.sort((one, other) => instanceOf(one.id) - instanceOf(other.id));
  for (const object of objects) put(ledger, object);
  ledger.state.store.forgetLog();
  return ledger;
}

/** Object 2.1.0 from a later answer; without one, only the time. */
export function setHead(ledger: Ledger, head: JsonValue): void {
  ledger.state.store.modify('2.1', '2.1.0', head as object);
}

/**
 * The node prints numbers by their size, so recorded ones can stay unchanged; balances are compared, and are numbers
 * here.
 */
function put({ state: { store } }: Ledger, recorded: Recorded): void {
  const object = ('balance' in recorded && typeOfId(recorded.id) === '2.5'
    ? { ...recorded, balance: BigInt(String(recorded.balance)) }
    : recorded) as unknown as ChainObject;
  const type = typeOfId(object.id);
  if (store.object(object.id) === undefined) {
    store.skipTo(type, instanceOf(object.id));
    store.create(type, () => object);
  } else store.modify(type, object.id, object);
}

function poolObjects(pool: { [member: string]: JsonValue }): Recorded[] {
  const { statistics, ...own } = pool;
  return [own as Recorded, statistics as Recorded];
}

function accountObjects(): Recorded[] {
  const pairs = answerTo<[string, FullAccount][]>(
    'POST /api/accounts {"ids":["alice-trader7","1.2.17","nobody-at-all-9"]}',
  );
  const full = pairs.map(([, each]) => each);
  const model = full.find(({ account }) => account.name === MODEL);
  const known = new Set(full.map(({ account }) => account.id));
  const holdings = ['BTS', 'XBTSX.STH'].flatMap((symbol) =>
    answerTo<Holder[]>(`GET /api/holders/${symbol}/0/25`).map((holder) => ({ ...holder, symbol })),
  );
  const others = holdings.filter(({ account_id }) => !known.has(account_id));
  return [
    ...full.flatMap(({ account, statistics, balances, vesting_balances, limit_orders }) => [
      account,
      statistics,
      ...balances,
      ...vesting_balances,
      ...limit_orders,
    ]),
    ...others.map(({ account_id: id, name }) => ({ ...model?.account, id, name }) as Recorded),
    ...others.map(({ account_id: owner, amount, symbol }, index) => ({
      id: `2.5.${FREE + index}`,
      owner,
      asset_type: recordedChain.assets.find((asset) => asset.symbol === symbol)?.id ?? '',
      balance: amount,
      maintenance_flag: false,
    })),
  ];
}

/** The newest ten operations of two accounts, numbered from the oldest recorded one. */
function historyObjects(): Recorded[] {
  const told = ['alice-trader7', '1.2.17'].map((name) => answerTo<Told>(`GET /api/get-account/${name}`));
  const operations = new Map(told.flatMap(({ history }) => history.map((each) => [each.id, each] as const)));
  const entries = told.flatMap(({ account, history }, place) =>
    history.toReversed().map((operation, index) => ({
      id: `2.9.${place * FREE + index}`,
      account: account.id,
      operation_id: operation.id,
      sequence: index + 1,
      next: '2.9.0',
    })),
  );
  return [...operations.values(), ...entries];
}
