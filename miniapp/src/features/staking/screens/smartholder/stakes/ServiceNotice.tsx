import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatAmount, groupDigits } from '../../../../../platform/i18n/numbers.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { stakeName } from '../../../model/stakeName.ts';
import { useStakes, useStakingAsset } from '../../../model/stakingPositions.ts';
import {
  type OwnShare,
  ownShareOf,
  type StakingPercents,
  useStakingPercents,
} from '../../../model/stakingShares.ts';
import { type TranslateStaking, useStakingT } from '../../../texts/stakingTexts.ts';
import styles from './Stakes.module.css';

/** Reports missing or wrong data of the staking service; the chain's facts do not depend on it. */
export function ServiceNotice({ account }: { account: string }) {
  const t = useStakingT();
  const percents = useStakingPercents();
  const { positions, total } = useStakes(account);
  const asset = useStakingAsset();
  if (isUnavailable(percents.error)) return <Notice>{t('service.missing')}</Notice>;
  if (percents.isError)
    return (
      <Notice tone="warning">
        <p>{t(hasCode(percents.error, 'service.bad_answer') ? 'service.unknownForm' : 'service.down')}</p>
        <div className={styles.retry}>
          <Button kind="plain" isLoading={percents.isFetching} onPress={() => void percents.refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      </Notice>
    );
  if (percents.data === undefined || positions === undefined || total === null || asset === undefined)
    return null;
  const share = ownShareOf(percents.data, { account, stakes: positions, precision: asset.precision });
  const text = problemText(share, total, asset, t) ?? sourceText(share, total, percents.data, t);
  if (text === null) return null;
  const isDoubtful = share.problem === 'impossible' || share.problem === 'overWhole';
  return <Notice tone={isDoubtful ? 'warning' : 'info'}>{text}</Notice>;
}

/** The source of a share that the service does not report; null if there is nothing to say. */
function sourceText(
  { source, percent }: OwnShare,
  staked: bigint,
  { weight }: StakingPercents,
  t: TranslateStaking,
): string | null {
  if (source === 'service' || staked === 0n) return null;
  if (percent === null || weight === null) return t('service.noShare');
  return t('service.shareFromChain', { weight: groupDigits(weight) });
}

function problemText(
  { problem, counted, sum }: OwnShare,
  staked: bigint,
  { precision, symbol }: Asset,
  t: TranslateStaking,
): string | null {
  if (problem === null) return null;
  if (problem === 'impossible') return t('service.impossible');
  if (problem === 'overWhole') return t('service.overWhole', { sum: formatPlain(sum, 4) });
  const amount = (units: bigint) =>
    `${formatAmount(units, precision, 'plain')}\u00a0${stakeName({ symbol })}`;
  return t('service.otherAmount', {
    counted: counted === null ? t('common.unknown') : amount(counted),
    staked: amount(staked),
  });
}
