import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Link, useLocation } from 'wouter';
import { formatDateTime } from '../../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { formatAmount } from '../../../../../platform/i18n/numbers.ts';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { CheckCell } from '../../../../../ui/inputs/Choice.tsx';
import { useUnsavedWork } from '../../../../../ui/inputs/useUnsavedWork.ts';
import { Columns } from '../../../../../ui/lists/Columns.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../../account/model/accounts.ts';
import { AmountField } from '../../../../assets/ui/AmountField.tsx';
import { FieldFiat } from '../../../../assets/ui/FieldFiat.tsx';
import { useBalanceText } from '../../../../assets/ui/useBalanceText.ts';
import { FeeRow } from '../../../../fees/ui/FeeRow.tsx';
import { stakeName } from '../../../model/stakeName.ts';
import { useStakingAssetRead } from '../../../model/stakingPositions.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { amountWords } from '../amountWords.ts';
import { NoStaking } from '../NoStaking.tsx';
import styles from './Create.module.css';
import { EarnedEstimate } from './EarnedEstimate.tsx';
import { TermChoice } from './TermChoice.tsx';
import { type StakeForm, useStakeForm } from './useStakeForm.ts';

/** A new stake: amount, term, and its past earnings. */
export function StakeScreen({ account }: { account: string }) {
  const t = useStakingT();
  const { asset, isAbsent, error, readAgain } = useStakingAssetRead();
  if (asset === undefined)
    return (
      <Page title={t('list.stake', { symbol: 'STH' })}>
        {isAbsent ? (
          <NoStaking />
        ) : error === null ? (
          <Section>
            <SkeletonCells count={5} hasIcon={false} />
          </Section>
        ) : (
          <Failure error={error} onRetry={readAgain} />
        )}
      </Page>
    );
  return <StakePage account={account} asset={asset} />;
}

function StakePage({ account, asset }: { account: string; asset: Asset }) {
  const t = useStakingT();
  const [, navigate] = useLocation();
  const form = useStakeForm(account, asset, () => navigate('/smartholder', { replace: true }));
  const canSign = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign);
  useUnsavedWork(form.text !== '');
  const name = stakeName(asset);
  return (
    <Page
      title={t('list.stake', { symbol: name })}
      action={
        canSign === true
          ? { label: t('common.review'), onPress: form.open, isDisabled: !form.isPossible }
          : undefined
      }
    >
      {canSign !== true && <Notice>{t('stake.viewOnly')}</Notice>}
      <Columns>
        <div>
          <Amount form={form} asset={asset} />
          <Deposited form={form} asset={asset} />
          <TermChoice form={form} />
        </div>
        <div>
          <EarnedEstimate form={form} asset={asset} />
          <Section>
            <FeeRow {...form.fee} />
          </Section>
          <Section>
            <CheckCell
              title={t('create.agree', { time: formatDateTime(form.unlocksAt) })}
              isOn={form.isAccepted}
              onChange={(isAccepted) => form.change({ isAccepted })}
            />
          </Section>
        </div>
      </Columns>
    </Page>
  );
}

interface PartProps {
  form: StakeForm;
  asset: Asset;
}

function Amount({ form, asset }: PartProps) {
  const t = useStakingT();
  const balanceText = useBalanceText();
  const { precision, symbol } = asset;
  const balance = form.balance;
  const type = (text: string) => form.change({ text });
  return (
    <AmountField
      label={t('common.amount')}
      value={form.text}
      onChange={type}
      symbol={symbol}
      {...(balance === null ? {} : { balance: balanceText(balance, asset), onShare: form.takeShare })}
      fiat={<FieldFiat asset={asset} text={form.text} onAmount={type} />}
      error={form.error === null ? undefined : errorText(form.error)}
      hint={t('create.minimum', {
        minimum: formatAmount(form.minimum, precision, 'plain'),
        symbol: stakeName({ symbol }),
      })}
    />
  );
}

/** Spec §5: only deposited coins can be staked, with a link to deposit. */
function Deposited({ form: { balance, minimum }, asset }: PartProps) {
  const t = useStakingT();
  const symbol = stakeName(asset);
  const isShort = balance !== null && balance < minimum;
  const text = (
    <>
      {isShort &&
        `${t('create.tooLittle', { balance: amountWords(balance, asset), minimum: amountWords(minimum, asset) })} `}
      {t('create.onlyDeposited', { symbol })}{' '}
      <Link href={`/wallet/deposit/${encodeURIComponent(asset.symbol)}`} className={styles.link}>
        {t('create.deposit', { symbol })}
      </Link>
    </>
  );
  return isShort ? <Notice tone="warning">{text}</Notice> : <p className={styles.text}>{text}</p>;
}
