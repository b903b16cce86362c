import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import type { IconName } from '../../../ui/display/icons/paths.ts';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import type { Description } from '../model/describeOperation.ts';
import styles from './History.module.css';

const iconByNoun: readonly (readonly [start: string, icon: IconName])[] = [
  ['liquidity_pool_exchange', 'swap'],
  ['liquidity_pool', 'pools'],
  ['limit_order', 'swap'],
  ['fill_order', 'swap'],
  ['vesting', 'lock'],
  ['ticket', 'lock'],
  ['htlc', 'lock'],
  ['account', 'user'],
  ['custom_authority', 'key'],
  ['asset', 'wallet'],
  ['balance_claim', 'receive'],
];

/** The icon of an operation other than a payment between two accounts. */
function operationIcon(type: number): IconName {
  const name = operationName(type) ?? '';
  return iconByNoun.find(([start]) => name.startsWith(start))?.[1] ?? 'block';
}

export interface RowIconProps {
  description: Description;
  names: ReadonlyMap<string, string>;
}

/** The other account with the direction of the money, or the kind of operation. */
export function RowIcon({ description: { type, direction, counterparty }, names }: RowIconProps) {
  const name = counterparty === null ? undefined : names.get(counterparty);
  if (direction !== null && name !== undefined) {
    return (
      <span className={styles.party}>
        <AccountIcon name={name} />
        <span className={styles.direction}>
          <Icon name={direction === 'in' ? 'receive' : 'send'} size={12} />
        </span>
      </span>
    );
  }
  const icon = direction === null ? operationIcon(type) : direction === 'in' ? 'receive' : 'send';
  return (
    <span className={styles.icon}>
      <Icon name={icon} size={22} />
    </span>
  );
}
