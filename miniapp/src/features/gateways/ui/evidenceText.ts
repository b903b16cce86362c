import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { Credit } from '../model/gatewayCredits.ts';
import type { DepositWatch, Withdrawal } from '../model/gatewayMoves.ts';
import type { Payout } from '../model/gatewayPayout.ts';

/* In English whatever the app's language: a gateway's support reads it. Times are UTC. */

const time = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

type Line = readonly [name: string, value: string];

const written = (lines: readonly Line[]): string =>
  lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Who it is about and the network it is on. */
export interface EvidenceParties {
  readonly accountId: string;
  readonly chainId: string;
  readonly network: string;
  readonly precision: number;
}

/** What a gateway's support needs to find a deposit. */
export function depositEvidence(
  watch: DepositWatch,
  credits: readonly Credit[],
  { accountId, chainId, network, precision }: EvidenceParties,
): string {
  const lines: Line[] = [
    ['Deposit to account', `${watch.account} (${accountId})`],
    ['Chain', chainId],
    ['Coin', watch.symbol],
    ['Gateway', watch.family],
    ['Network', network],
    ['Deposit address', watch.address],
    ['Memo', watch.memo],
    ['Address shown', `${time(watch.startedAt)}, block ${watch.sinceBlock}`],
    ['Transaction in the other network', watch.theirTransaction],
  ];
  const credited = credits.map(
    ({ units, operationId, blockNumber, time: at, fromId }): Line => [
      'Credited',
      `${formatPlain(units, precision)} ${watch.symbol}, operation ${operationId}, block ${blockNumber}, ${time(at)}, from ${fromId}`,
    ],
  );
  const none: Line[] = credited.length === 0 ? [['Credited', 'nothing yet']] : credited;
  return written([...lines, ...none]);
}

/** What a gateway's support needs to find a withdrawal. */
export function withdrawalEvidence(
  withdrawal: Withdrawal,
  payout: Payout | null,
  { accountId, chainId }: Pick<EvidenceParties, 'accountId' | 'chainId'>,
): string {
  const { account, symbol, family, network, address, memo, precision } = withdrawal;
  const amount = (units: bigint) => `${formatPlain(units, precision)} ${symbol}`;
  return written([
    ['Withdrawal from account', `${account} (${accountId})`],
    ['Chain', chainId],
    ['Coin', symbol],
    ['Gateway', family],
    ['Network', network],
    ['Amount', amount(BigInt(withdrawal.units))],
    ['To address', address],
    ['Memo', memo],
    ["Gateway's account", `${withdrawal.walletName} (${withdrawal.walletId})`],
    ['Sent', time(withdrawal.sentAt)],
    ['Transaction', withdrawal.id],
    ['Block', withdrawal.blockNumber === null ? 'not in one yet' : String(withdrawal.blockNumber)],
    [
      'Seen of the gateway',
      payout === null
        ? 'nothing yet'
        : `${payout.kind} ${amount(payout.units)}, operation ${payout.operationId}, block ${payout.blockNumber}, ${time(payout.time)}`,
    ],
  ]);
}
