import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { groupBy } from '@xbts/shared/engine/groupBy.ts';
import type { Credit } from '../model/gatewayCredits.ts';
import type { DepositWatch, Withdrawal } from '../model/gatewayMoves.ts';
import type { Payout } from '../model/gatewayPayout.ts';
import type { GatewayWord } from '../model/gatewayWord.ts';

/* In English in any language of the app, for the gateway's support. Times are UTC. */

const time = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** One fact: its key in the file, its name in the text, its value; a fact of '' is omitted. */
type Fact = readonly [key: string, name: string, value: string];

/** The data for a gateway's support, for a text or a file; none of it is secret. */
export type Evidence = readonly Fact[];

const told = (facts: Evidence) => facts.filter(([, , value]) => value !== '');

/** Line by line, to read. */
export const evidenceText = (facts: Evidence): string =>
  told(facts)
    .map(([, name, value]) => `${name}: ${value}`)
    .join('\n');

/** The same as a JSON text; repeated facts become a list. `more` follows the facts. */
export function evidenceJson(facts: Evidence, more: Readonly<Record<string, unknown>>): string {
  const values = groupBy(told(facts), ([key]) => key);
  const members = [...values].map(([key, same]) => [
    key,
    same.length === 1 ? same[0]?.[2] : same.map(([, , value]) => value),
  ]);
  return JSON.stringify({ ...Object.fromEntries(members), ...more }, null, 2);
}

/** The account and the network. */
export interface EvidenceParties {
  readonly accountId: string;
  readonly chainId: string;
  readonly network: string;
  readonly precision: number;
  /** The gateway's present statement about the coin; undefined without one. */
  readonly word: GatewayWord | undefined;
  /** The time of writing, milliseconds since 1970. */
  readonly now: number;
}

/** The gateway's own statements, and their absence. */
function wordOf(word: GatewayWord | undefined): string {
  if (word === undefined || word.answeredAt === null) return 'the gateway has given no answer';
  const state = `${word.isOpen ? 'open' : 'on maintenance'}, answered ${time(word.answeredAt)}`;
  return word.failure === null || word.failedAt === null
    ? state
    : `${state}, the last asking failed (${word.failure}, ${time(word.failedAt)})`;
}

/** The data with which a gateway's support can find a deposit. */
export function depositEvidence(
  watch: DepositWatch,
  credits: readonly Credit[],
  { accountId, chainId, network, precision, word, now }: EvidenceParties,
): Evidence {
  const needed = word?.confirmations ?? null;
  const credited = credits.map(
    ({ units, operationId, blockNumber, time: at, fromId }): Fact => [
      'credited',
      'Credited',
      `${formatPlain(units, precision)} ${watch.symbol}, operation ${operationId}, block ${blockNumber}, ${time(at)}, from ${fromId}`,
    ],
  );
  const nothing: Fact = ['credited', 'Credited', 'nothing yet'];
  return [
    ['account', 'Deposit to account', `${watch.account} (${accountId})`],
    ['chain', 'Chain', chainId],
    ['coin', 'Coin', watch.symbol],
    ['gateway', 'Gateway', watch.family],
    ['network', 'Network', network],
    ['address', 'Deposit address', watch.address],
    ['memo', 'Memo', watch.memo],
    ['addressShown', 'Address shown', `${time(watch.startedAt)}, block ${watch.sinceBlock}`],
    ['theirTransaction', 'Transaction in the other network', watch.theirTransaction],
    ...(credited.length === 0 ? [nothing] : credited),
    ['confirmations', 'Confirmations asked for', needed === null ? 'not stated' : String(needed)],
    ['state', 'Deposits by the gateway', wordOf(word)],
    ['written', 'Written', time(now)],
  ];
}

/** The block with its proof, and the place of the transaction in it. */
function blockOf({ blockNumber, proof }: Withdrawal): string {
  if (blockNumber === null) return 'not in one yet';
  if (proof === undefined) return String(blockNumber);
  const signed =
    proof.signed > 0 ? `, ${proof.signed} of ${proof.active} active witnesses have signed on top of it` : '';
  return `${blockNumber}, transaction ${proof.trxInBlock} in it${signed}`;
}

const seenOf = (payout: Payout | null, amount: (units: bigint) => string): string =>
  payout === null
    ? 'nothing yet'
    : `${payout.kind} ${amount(payout.units)}, operation ${payout.operationId}, block ${payout.blockNumber}, ${time(payout.time)}`;

/** The data with which a gateway's support can find a withdrawal. */
export function withdrawalEvidence(
  withdrawal: Withdrawal,
  payout: Payout | null,
  { accountId, chainId, word, now }: Omit<EvidenceParties, 'network' | 'precision'>,
): Evidence {
  const { account, symbol, family, network, address, memo, precision } = withdrawal;
  const amount = (units: bigint) => `${formatPlain(units, precision)} ${symbol}`;
  return [
    ['account', 'Withdrawal from account', `${account} (${accountId})`],
    ['chain', 'Chain', chainId],
    ['coin', 'Coin', symbol],
    ['gateway', 'Gateway', family],
    ['network', 'Network', network],
    ['amount', 'Amount', amount(BigInt(withdrawal.units))],
    ['address', 'To address', address],
    ['memo', 'Memo', memo],
    ['issuer', 'Sent to the issuer', `${withdrawal.walletName} (${withdrawal.walletId})`],
    ['sent', 'Sent', time(withdrawal.sentAt)],
    ['transaction', 'Transaction', withdrawal.id],
    ['block', 'Block', blockOf(withdrawal)],
    ['seen', 'Seen of the gateway', seenOf(payout, amount)],
    ['state', 'Withdrawals by the gateway', wordOf(word)],
    ['written', 'Written', time(now)],
  ];
}
