import type { Codec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromPassword } from '@xbts/shared/protocol/keys.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import type { Authority } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { parsePublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { referenceOf } from '@xbts/shared/protocol/transaction.ts';
import type { FastifyRequest } from 'fastify';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { NodeError } from '../chain/ledger/nodeError.ts';
import { toSeconds, toTime } from '../chain/ledger/time.ts';
import { worldAccount } from '../world/accounts.ts';

/** A new account: its name and the three public keys. */
export interface NewAccount {
  readonly name: string;
  readonly owner_key: string;
  readonly active_key: string;
  readonly memo_key: string;
  readonly referrer?: string | null | undefined;
}

/** A refusal for the person, in the faucet's words. */
export class FaucetRefusal extends Error {
  override readonly name = 'FaucetRefusal';
}

const registrarName = 'xbts-faucet1';
const expirationSeconds = 60;
/** Half of the part left by the network and the lifetime referrer goes to a referrer (hundredths of a percent). */
const referrerPercent = 5000;

/** True for a public key in the text form of this chain. */
export function isPublicKey(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    parsePublicKey(value);
    return true;
  } catch {
    // The parser throws only for an invalid key.
    return false;
  }
}

/**
 * Registers the account on the chain by an account_create that the faucet's own lifetime member signs; with
 * `blocksLate` after that many further blocks.
 * @throws FaucetRefusal with the sentence for the person
 */
export function registerAccount(ledger: Ledger, codec: Codec, account: NewAccount, blocksLate = 0): void {
  if (!isValidAccountName(account.name)) throw new FaucetRefusal('Account name is not valid');
  if (ledger.state.accountByName(account.name) !== undefined) {
    throw new FaucetRefusal('Account name already exists');
  }
  if (blocksLate === 0) push(ledger, codec, account);
  else afterBlocks(ledger, blocksLate, () => push(ledger, codec, account));
}

/**
 * Runs after `count` blocks, not within the last of them. The answer to a late failure was sent long before: the
 * account is missing.
 */
function afterBlocks(ledger: Ledger, count: number, run: () => void): void {
  let blocks = 0;
  const end = ledger.onBlock(() => {
    blocks += 1;
    if (blocks < count) return;
    end();
    setImmediate(() => {
      try {
        run();
      } catch (error) {
        if (!(error instanceof FaucetRefusal)) throw error;
      }
    });
  });
}

function push(ledger: Ledger, codec: Codec, account: NewAccount): void {
  const head = ledger.head();
  const transaction = {
    ...referenceOf(head.id),
    expiration: toTime(toSeconds(head.time) + expirationSeconds),
    operations: [createOperation(ledger, account)],
    extensions: [] as [],
  };
  const { password } = worldAccount(registrarName);
  const privateKeys = [privateKeyFromPassword(registrarName, 'active', password)];
  const { signed } = signTransaction({ codec, transaction, chainId: ledger.chainId, privateKeys });
  try {
    ledger.pushTransaction(signed);
  } catch (error) {
    if (error instanceof NodeError) throw new FaucetRefusal(error.message);
    throw error;
  }
}

function createOperation(ledger: Ledger, account: NewAccount): Operation {
  const registrar = ledger.state.accountByName(registrarName)?.id ?? '';
  const referrer = lifetimeMember(ledger, account.referrer) ?? registrar;
  const body = {
    registrar,
    referrer,
    referrer_percent: referrer === registrar ? 0 : referrerPercent,
    name: account.name,
    owner: authorityOf(account.owner_key),
    active: authorityOf(account.active_key),
    options: {
      memo_key: account.memo_key,
      voting_account: '1.2.5',
      num_witness: 0,
      num_committee: 0,
      votes: [],
      extensions: [] as [],
    },
    extensions: {},
  };
  const draft = [operationType.account_create, { fee: { amount: '0', asset_id: '1.3.0' }, ...body }];
  const amount = ledger.requiredFees([draft], '1.3.0')[0]?.amount.toString() ?? '0';
  return [operationType.account_create, { fee: { amount, asset_id: '1.3.0' }, ...body }];
}

/** The id of a lifetime member; others earn nothing by referring, so the chain refuses them as referrers. */
function lifetimeMember(ledger: Ledger, name: string | null | undefined): string | undefined {
  if (name === undefined || name === null || name === '') return undefined;
  const account = ledger.state.accountByName(name);
  return account !== undefined && account.lifetime_referrer === account.id ? account.id : undefined;
}

function authorityOf(key: string): Authority {
  return { weight_threshold: 1, account_auths: [], key_auths: [[key, 1]], address_auths: [] };
}

/** Behind the data server, the person's address is in the usual header. */
export function addressOf(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for'];
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
  return first === undefined || first === '' ? request.ip : first;
}
