import type { Clock } from '@xbts/shared/client/clock.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { ChainInt } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import keys from '../../../../tests/vectors/keys.json' with { type: 'json' };
import type { AccountKeys } from '../protocol/secrets.ts';
import type { SigningRequest } from '../protocol/signing.ts';
import type { AnswerOf, LockReason, ParamsOf, SignerCall } from '../protocol.ts';
import type { ShownLine } from '../shownFacts.ts';
import { createSignerHandler, type SignerHandler } from './handler.ts';
import type { VaultAccount } from './vault/content.ts';
import { openVaultStorage, type VaultStorage } from './vault/storage.ts';
import { createVault, type Vault } from './vault/vault.ts';

/* Accounts of the recorded keys, a stopped clock, and a signer with few KDF rounds. Only for tests. */

export const CHAIN_ID = '39f5e2ede1f8bc1a3a54a7914414e3779e33193f1f5693510e73cb87a7617447';
export const PIN = '271828';
/** Few enough for fast tests; another test checks the product's number. */
export const FEW_ROUNDS = 5;

/** The recorded key of an account's role (its first password by default). */
export function keyOf(account: string, role: string, nth = 0) {
  const found = keys.filter((each) => each.account === account && each.role === role)[nth];
  if (found === undefined) throw new RangeError(`no recorded key of ${account} ${role}`);
  return found;
}

/** A vault account whose keys are on no chain. */
export const storedAccount = (name = 'alice-trader7', change: Partial<VaultAccount> = {}): VaultAccount => ({
  name,
  accountId: '1.2.18',
  chainId: CHAIN_ID,
  kind: 'password',
  roles: ['active', 'memo'],
  signers: ['BTSactive'],
  memoKey: 'BTSmemo',
  keys: [{ publicKey: 'BTSactive', privateKey: 'ab'.repeat(32) }],
  ...change,
});

type Weights = [publicKey: string, weight: number][];
const authority = (threshold: number, ...key_auths: Weights) => ({
  weight_threshold: threshold,
  account_auths: [],
  key_auths,
  address_auths: [],
});

const ids: Record<string, string> = { 'alice-trader7': '1.2.18', 'bob-holder2': '1.2.19' };

/** An account of one key a role, in the chain's form. */
export function accountOf(name: string): AccountKeys {
  return {
    id: ids[name] ?? '1.2.30',
    name,
    owner: authority(1, [keyOf(name, 'owner').public_key, 1]),
    active: authority(1, [keyOf(name, 'active').public_key, 1]),
    options: {
      memo_key: keyOf(name, 'memo').public_key,
      voting_account: '1.2.5',
      num_witness: 0,
      num_committee: 0,
      votes: [],
      extensions: [],
    },
  };
}

/** The account with another active authority. */
export function withActive(account: AccountKeys, threshold: number, ...key_auths: Weights): AccountKeys {
  return { ...account, active: authority(threshold, ...key_auths) };
}

export const alice = accountOf('alice-trader7');
export const bob = accountOf('bob-holder2');

/** The agreed time of the nodes in a signing test: half a minute before its expiration. */
export const AGREED_TIME = Date.parse('2026-11-21T04:59:30Z');

const BTS = { id: '1.3.0', symbol: 'BTS', precision: 5 };

/** An amount of the native asset in facts. */
export const btsAmount = (units: bigint) => ({
  assetId: BTS.id,
  symbol: BTS.symbol,
  precision: BTS.precision,
  units,
});

/** One line of the sheet in the native asset; none for zero. */
const lines = (units: bigint, isAlways = false): ShownLine[] =>
  units === 0n && !isAlways ? [] : [btsAmount(units)];

/** The sheet's content for alice's operations in the native asset, with the facts that two nodes agree on. */
export function shownFor({
  operations,
  memos = [],
}: Pick<SigningRequest, 'operations'> & Partial<Pick<SigningRequest, 'memos'>>): Pick<
  SigningRequest,
  'shown' | 'agreed'
> {
  const sum = (pick: (operation: Operation) => ChainInt) =>
    operations.reduce((all, operation) => all + BigInt(pick(operation)), 0n);
  const paysBob = operations.some(([type, payload]) => type === 0 && payload.to === bob.id);
  return {
    shown: {
      payer: { id: alice.id, name: alice.name },
      recipients: paysBob ? [{ id: bob.id, name: bob.name }] : [],
      leaves: lines(sum(([type, payload]) => (type === 0 ? payload.amount.amount : 0))),
      arrives: [],
      wants: [],
      fees: lines(
        sum(([, { fee }]) => fee.amount),
        true,
      ),
      memos: memos.map(({ index, text }) => ({ index, text, to: bob.name })),
      notes: [],
      steps: operations.map(([type, payload]) =>
        type === 0 && operations.length > 1
          ? [
              fact('transfer', {
                amount: btsAmount(BigInt(payload.amount.amount)),
                name: bob.name,
                id: payload.to,
              }),
            ]
          : [],
      ),
      expects: [],
      mayRemain: [],
    },
    agreed: { time: AGREED_TIME, nodes: 2, accounts: [alice, bob], assets: [BTS] },
  };
}

/** A clock that tests move; its timers run when due. */
export function createTestClock(): Clock & { pass(ms: number): void } {
  let time = 1_700_000_000_000;
  const timers = new Map<number, { at: number; run: () => void }>();
  let nextId = 1;
  return {
    now: () => time,
    setTimeout(run, ms) {
      timers.set(nextId, { at: time + ms, run });
      nextId += 1;
      return nextId - 1;
    },
    clearTimeout(id) {
      timers.delete(id as number);
    },
    pass(ms) {
      time += ms;
      for (const [id, { at, run }] of [...timers]) {
        if (at > time) continue;
        timers.delete(id);
        run();
      }
    },
  };
}

/** A unique database name: a process's databases outlive this module, which may be loaded again beside them. */
export const freshDatabase = (): string => `vault-${crypto.randomUUID()}`;

export interface TestSigner {
  handler: SignerHandler;
  vault: Vault;
  clock: ReturnType<typeof createTestClock>;
  locks: LockReason[];
  call<Call extends SignerCall>(
    call: Call,
    ...params: undefined extends ParamsOf<Call> ? [] : [ParamsOf<Call>]
  ): Promise<AnswerOf<Call>>;
}

/** A signer like in a worker, over a database; a second one over the same database is the app after a reload. */
export function createTestSigner(
  database: string = freshDatabase(),
  clock = createTestClock(),
  storage?: VaultStorage,
): TestSigner {
  const locks: LockReason[] = [];
  const vault = createVault({
    openStorage: async () => storage ?? openVaultStorage(database),
    now: clock.now,
    rounds: FEW_ROUNDS,
  });
  const handler = createSignerHandler({
    vault,
    clock,
    loadCodec,
    randomBytes: (count) => new Uint8Array(count).fill(7),
    onLocked: (reason) => locks.push(reason),
  });
  return {
    handler,
    vault,
    clock,
    locks,
    call: async (call, ...[params]) =>
      (await handler.handle({ call, params } as Parameters<SignerHandler['handle']>[0])) as never,
  };
}

/** The code an action fails with, or 'none'. */
export async function codeOf(action: () => unknown): Promise<string> {
  try {
    await action();
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return 'none';
}
