import type { ReactNode } from 'react';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import type { Balances } from '../../../accounts/model/useBalances.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import styles from './PoolForms.module.css';

export interface PoolSheetProps {
  known: PoolInFull;
  account: string;
  balances: Balances;
  onClose: () => void;
}

export interface StakeFormProps extends PoolSheetProps {
  way: 'both' | 'one';
  /** Null: there is no choice (an empty pool, or one that can't exchange). */
  onWay: ((way: 'both' | 'one') => void) | null;
}

/** The sheet around either form: the choice of the way at its top, the review button at its bottom. */
export function StakeFrame(props: {
  form: StakeFormProps;
  isPossible: boolean;
  onReview: () => void;
  children: ReactNode;
}) {
  const t = usePoolT();
  const { form, isPossible, onReview, children } = props;
  const { way, onWay, onClose } = form;
  return (
    <Sheet
      isOpen
      title={t('stake.title')}
      onClose={onClose}
      action={{ label: t('stake.review'), onPress: onReview, isDisabled: !isPossible }}
    >
      {onWay !== null && (
        <Tabs
          label={t('stake.ways')}
          items={[
            { value: 'both', label: t('stake.both') },
            { value: 'one', label: t('stake.one') },
          ]}
          value={way}
          onChange={onWay}
        />
      )}
      <div className={styles.form}>{children}</div>
    </Sheet>
  );
}
