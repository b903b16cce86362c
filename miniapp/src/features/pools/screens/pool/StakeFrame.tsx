import type { ReactNode } from 'react';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { type ReviewRequest, useReviewAction } from '../../../transactions/model/review.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import styles from './PoolForms.module.css';
import type { StakeFormProps } from './sheetProps.ts';

/** The sheet around either form: the choice of the way at its top, the review button at its bottom. */
export function StakeFrame(props: {
  form: StakeFormProps;
  /** What to review; null while something is missing or wrong. */
  request: ReviewRequest | null;
  children: ReactNode;
}) {
  const t = usePoolT();
  const { form, request, children } = props;
  const { way, onWay, onClose } = form;
  const review = useReviewAction(() => request ?? 'wrong', onClose);
  return (
    <Sheet
      isOpen
      title={t('stake.title')}
      onClose={onClose}
      action={{
        label: t('common.review'),
        onPress: () => void review.open(),
        isDisabled: request === null,
      }}
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
