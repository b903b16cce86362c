import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { encryptMemo } from '@xbts/shared/protocol/memo.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';
import { type WorldAccountName, worldAccount } from '../accounts.ts';
import type { Happening } from './happening.ts';
import { DAY, type Seeder } from './seeder.ts';

/** The private key of an account of the world. */
export function privateKeyOf(name: WorldAccountName, role: Role): Uint8Array {
  return privateKeyFromPassword(name, role, worldAccount(name).password);
}

/**
 * A process of tests creates the same world repeatedly: a quarter of that work was points on the curve, which never
 * change.
 */
const publicKeys = new Map<string, string>();
const memos = new Map<string, object>();

function once<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}

/** The public key text of an account of the world. */
export function publicKeyTextOf(name: WorldAccountName, role: Role): string {
  return once(publicKeys, `${name} ${role}`, () => formatPublicKey(publicKeyOf(privateKeyOf(name, role))));
}

function memoOf(seeder: Seeder, from: WorldAccountName, to: WorldAccountName, text: string): object {
  const nonce = Math.floor(seeder.random.next() * 2 ** 50).toString();
  return once(memos, `${from} ${to} ${nonce} ${text}`, () =>
    encryptMemo({
      text,
      privateKey: privateKeyOf(from, 'memo'),
      from: publicKeyTextOf(from, 'memo'),
      to: publicKeyTextOf(to, 'memo'),
      nonce,
    }),
  );
}

interface Letter {
  daysAgo: number;
  from: WorldAccountName;
  to: WorldAccountName;
  symbol: string;
  coins: number;
  text?: string;
}

const letters: readonly Letter[] = [
  {
    daysAgo: 46,
    from: 'alice-trader7',
    to: 'bob-holder2',
    symbol: 'BTS',
    coins: 5_000,
    text: 'for the concert tickets',
  },
  {
    daysAgo: 27,
    from: 'bob-holder2',
    to: 'alice-trader7',
    symbol: 'XBTSX.USDT',
    coins: 42.5,
    text: 'Спасибо! Верну остальное в пятницу.',
  },
  {
    daysAgo: 21,
    from: 'alice-trader7',
    to: 'bob-holder2',
    symbol: 'XBTSX.STH',
    coins: 1_250.5,
    text: 'Подарок на день рождения 🎂',
  },
  { daysAgo: 20.4, from: 'bob-holder2', to: 'alice-trader7', symbol: 'BTS', coins: 1, text: '谢谢,收到了' },
  {
    daysAgo: 14,
    from: 'alice-trader7',
    to: 'xbtsx-issuer',
    symbol: 'XBTSX.BTC',
    coins: 0.015,
    text: 'btc:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  },
  {
    daysAgo: 9,
    from: 'bob-holder2',
    to: 'xbtsx-issuer',
    symbol: 'XBTSX.USDT',
    coins: 300,
    text: 'usdt-bsc:0x52908400098527886E0F7030069857D2E4169EE7',
  },
  {
    daysAgo: 6,
    from: 'grace-whale8',
    to: 'erin-multisig5',
    symbol: 'XBTSX.USDT',
    coins: 250,
    text: 'shared purse',
  },
  {
    daysAgo: 5.2,
    from: 'xbtsx-giveaway1',
    to: 'alice-trader7',
    symbol: 'BTS',
    coins: 0.00001,
    text: 'You won! Send 1000 BTS here and get 2000 back',
  },
  { daysAgo: 4.1, from: 'frank-orders6', to: 'carol-pools3', symbol: 'BTS', coins: 12_345.67891 },
  {
    daysAgo: 1.6,
    from: 'alice-trader7',
    to: 'dave-newbie4',
    symbol: 'XBTSX.USDT',
    coins: 3.5,
    text: 'Добро пожаловать!',
  },
  { daysAgo: 1.5, from: 'xbtsx-giveaway1', to: 'dave-newbie4', symbol: 'SMARTHOLDEMS', coins: 1_000 },
  {
    daysAgo: 0.3,
    from: 'bob-holder2',
    to: 'alice-trader7',
    symbol: 'BTS',
    coins: 250,
    text: 'обед — твоя половина',
  },
];

function send(seeder: Seeder, { from, to, symbol, coins, text }: Letter): void {
  const memo = text === undefined ? undefined : memoOf(seeder, from, to, text);
  seeder.transfer(from, to, seeder.amount(symbol, coins), memo);
}

/** The faucet registers the newcomer, as it does for everybody. */
function registerNewcomer(seeder: Seeder): void {
  const name = 'dave-newbie4';
  const registrar = seeder.account('xbts-faucet1');
  const authority = (role: Role): object => ({
    weight_threshold: 1,
    account_auths: [],
    key_auths: [[publicKeyTextOf(name, role), 1]],
    address_auths: [],
  });
  const options = {
    memo_key: publicKeyTextOf(name, 'memo'),
    voting_account: '1.2.5',
    num_witness: 0,
    num_committee: 0,
    votes: [],
    extensions: [],
  };
  const who = { registrar, referrer: registrar, referrer_percent: 5000, name };
  seeder.push([
    operationType.account_create,
    { ...who, owner: authority('owner'), active: authority('active'), options, extensions: {} },
  ]);
}

/** Afterwards two of three friends must sign. */
function shareControl(seeder: Seeder): void {
  const { name, signers = [] } = worldAccount('erin-multisig5');
  const ids = signers
    .map((signer) => seeder.account(signer))
    .sort((one, other) => numberOf(one) - numberOf(other));
  const authority = {
    weight_threshold: 2,
    account_auths: ids.map((id) => [id, 1]),
    key_auths: [],
    address_auths: [],
  };
  seeder.push([
    operationType.account_update,
    { account: seeder.account(name), owner: authority, active: authority, extensions: {} },
  ]);
}

function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('.') + 1));
}

/** A deposit through the gateway: the issuer issues fresh coins. */
function gatewayDeposit(seeder: Seeder, to: WorldAccountName, symbol: string, coins: number): void {
  seeder.push([
    operationType.asset_issue,
    {
      issuer: seeder.account('xbtsx-issuer'),
      asset_to_issue: seeder.amount(symbol, coins),
      issue_to_account: seeder.account(to),
      extensions: [],
    },
  ]);
}

/** Letters, a newcomer, a shared account, gateway deposits. */
export function peopleHappenings({ todaySeconds }: Seeder): Happening[] {
  const at = (daysAgo: number, act: Happening['act']): Happening => ({
    atSeconds: todaySeconds - daysAgo * DAY,
    act,
  });
  return [
    ...letters.map((letter) => at(letter.daysAgo, (seeder) => send(seeder, letter))),
    at(60, shareControl),
    at(25, (seeder) => gatewayDeposit(seeder, 'alice-trader7', 'XBTSX.BTC', 0.05)),
    at(11, (seeder) => gatewayDeposit(seeder, 'bob-holder2', 'XBTSX.LTC', 1.75)),
    at(2, registerNewcomer),
  ];
}
