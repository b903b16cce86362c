import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { AccountIcon } from '../../accounts/ui/AccountIcon.tsx';
import type { Description } from '../model/describeOperation.ts';
import styles from './History.module.css';
import { operationIcon } from './operationIcon.ts';

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
