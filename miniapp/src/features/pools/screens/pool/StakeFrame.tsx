import type { ReactNode } from 'react';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import type { PaidReview } from '../../../transactions/ui/usePaidReview.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import styles from './PoolForms.module.css';
import type { StakeFormProps } from './sheetProps.ts';

/** The sheet around either form: the choice of the form at its top, the review button at its bottom. */
export function StakeFrame(props: { form: StakeFormProps; review: PaidReview; children: ReactNode }) {
  const t = usePoolT();
  const { form, review, children } = props;
  const { way, onWay, onClose } = form;
  return (
    <Sheet
      isOpen
      title={t('stake.title')}
      onClose={onClose}
      action={{ label: t('common.review'), onPress: review.open, isDisabled: !review.isPossible }}
    >
      {onWay !== null && (
        <Tabs
          label={t('stake.ways')}
          items={[
            { value: 'both', label: t('stake.both') },
            { value: 'one', label: t('create.first') },
          ]}
          value={way}
          onChange={onWay}
        />
      )}
      <div className={styles.form}>{children}</div>
    </Sheet>
  );
}
