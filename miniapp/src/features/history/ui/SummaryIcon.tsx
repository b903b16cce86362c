import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import type { IconName } from '../../../ui/display/icons/paths.ts';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { PairIcon } from '../../assets/ui/PairIcon.tsx';
import type { Summary, SummaryKind } from '../model/summary.ts';
import styles from './History.module.css';
import { pairOf, type SummaryNames } from './summaryTexts.ts';

const iconByKind: Readonly<Record<Exclude<SummaryKind, 'other'>, IconName>> = {
  in: 'receive',
  out: 'send',
  deposit: 'receive',
  withdrawal: 'send',
  payout: 'stake',
  swap: 'swap',
  bought: 'market',
  sold: 'market',
  buyOrders: 'market',
  sellOrders: 'market',
  staked: 'stake',
  claimed: 'stake',
  added: 'pools',
  removed: 'pools',
  expired: 'market',
  rest: 'market',
  cancelled: 'market',
};

const iconByNoun: readonly (readonly [start: string, icon: IconName])[] = [
  ['liquidity_pool', 'pools'],
  ['limit_order', 'market'],
  ['vesting', 'lock'],
  ['ticket', 'lock'],
  ['htlc', 'lock'],
  ['account', 'user'],
  ['custom_authority', 'key'],
  ['asset', 'wallet'],
  ['balance_claim', 'receive'],
];

/** The icon of an operation that has no kind of its own. */
function operationIcon(type: number): IconName {
  const name = operationName(type) ?? '';
  return iconByNoun.find(([start]) => name.startsWith(start))?.[1] ?? 'block';
}

/** The other account with the direction of the money, the pair of a pool, or the kind of what happened. */
export function SummaryIcon({ summary, named }: { summary: Summary; named: SummaryNames }) {
  const { kind, lead, parties, figures } = summary;
  const name = parties.length === 1 ? named.names.get(parties[0] ?? '') : undefined;
  if ((kind === 'in' || kind === 'out') && name !== undefined)
    return (
      <span className={styles.party}>
        <AccountIcon name={name} />
        <span className={styles.direction}>
          <Icon name={iconByKind[kind]} size={12} />
        </span>
      </span>
    );
  const pair = kind === 'added' || kind === 'removed' ? pairOf(figures, named.assets) : null;
  if (pair !== null) return <PairIcon first={pair.quote} second={pair.base} />;
  return (
    <span className={styles.icon}>
      <Icon name={kind === 'other' ? operationIcon(lead.type) : iconByKind[kind]} size={22} />
    </span>
  );
}
