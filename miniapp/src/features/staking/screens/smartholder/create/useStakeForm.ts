import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { checkNewStake } from '@xbts/shared/staking/newStake.ts';
import { minimumStake, type TermMonths, termOfMonths } from '@xbts/shared/staking/terms.ts';
import { useChainTime } from '../../../../../platform/chain/chainTime.ts';
import { useForm } from '../../../../../platform/form.ts';
import { useFullAccount } from '../../../../account/model/account.ts';
import { balanceOf } from '../../../../account/model/balances.ts';
import { readCheckedAmount, shareTextRoundedDown } from '../../../../assets/model/typedAmount.ts';
import { feeTakenFrom } from '../../../../fees/model/feeAsset.ts';
import { usePaidReview } from '../../../../transactions/ui/usePaidReview.ts';
import { stakeName } from '../../../model/stakeName.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { stakeRequest, unlocksAtOf } from './stakeRequest.ts';

/** The state of the form of a new stake: the typed and chosen values, and their errors. */
export function useStakeForm(account: string, asset: Asset, onSent: () => void) {
  const t = useStakingT();
  const headTime = useChainTime();
  const full = useFullAccount(account).data;
  const { fields, change } = useForm({ text: '', months: 12 as TermMonths, isAccepted: false });
  const { text, months, isAccepted } = fields;
  const balance = full === undefined ? null : balanceOf(full, asset.id);
  const term = termOfMonths(months);
  const typed = readCheckedAmount(text, asset.precision, (units) =>
    checkNewStake({
      ...asset,
      symbol: stakeName(asset),
      units,
      balance: balance ?? units,
      isAccepted: true,
    }),
  );
  const minimum = minimumStake(asset.precision);
  const accountId = full?.account.id;
  const order = {
    account,
    accountId: accountId ?? '1.2.0',
    asset,
    units: typed.units ?? minimum,
    term,
    headTime,
    t,
  };
  const isRight = typed.units !== null && typed.error === null && isAccepted && accountId !== undefined;
  const review = usePaidReview(account, (feeAssetId) => stakeRequest({ ...order, feeAssetId }), {
    isRight,
    onSent,
  });
  return {
    ...fields,
    change,
    term,
    balance,
    minimum,
    /** Null while the typed text is not an amount. */
    units: typed.units,
    /** The error in the amount; null while the field is empty. */
    error: text === '' ? null : typed.error,
    unlocksAt: unlocksAtOf({ term, headTime }),
    headTime,
    ...review,
    takeShare: (percent: number) => {
      const held = { ...asset, balance: balance ?? 0n };
      change({ text: shareTextRoundedDown(percent, held, feeTakenFrom(asset.id, review.fee.fee)) });
    },
  };
}

export type StakeForm = ReturnType<typeof useStakeForm>;
