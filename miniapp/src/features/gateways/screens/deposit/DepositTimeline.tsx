import { useState } from 'react';
import { useChainId } from '../../../../platform/chain/chainId.ts';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { formatAmount, formatInteger } from '../../../../platform/i18n/numbers.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Steps, type StepsProps } from '../../../../ui/display/Steps.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { CheckCell } from '../../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { DepositWatch } from '../../model/gatewayMoves.ts';
import { useGatewayWord } from '../../model/gatewayWord.ts';
import { type TranslateGateway, useGatewayT } from '../../texts/gatewayTexts.ts';
import { Evidence } from '../../ui/Evidence.tsx';
import { depositEvidence } from '../../ui/evidenceText.ts';
import styles from './Deposit.module.css';
import { type DepositProgress, useDepositWatch, type WatchedDeposit } from './useDepositWatch.ts';

function stepsOf(progress: DepositProgress, watch: DepositWatch, t: TranslateGateway): StepsProps['steps'] {
  const { credits, precision } = progress;
  const isCredited = credits.length > 0;
  const waiting = t('deposit.waiting', { time: formatDateTime(watch.startedAt) });
  const steps: StepsProps['steps'] = [
    { label: waiting, state: isCredited || watch.isSent ? 'done' : 'now' },
    { label: t('deposit.sent'), state: isCredited ? 'done' : watch.isSent ? 'now' : 'waiting' },
  ];
  if (!isCredited) return [...steps, { label: t('deposit.willCredit'), state: 'waiting' }];
  const credited = credits.map(({ units, blockNumber, time }) => ({
    label: t('deposit.credited', {
      amount: `${formatAmount(units, precision, 'plain')} ${watch.symbol}`,
      block: formatInteger(blockNumber),
      time: formatDateTime(time),
    }),
    state: 'done' as const,
  }));
  return [...steps, ...credited.toReversed()];
}

/** Waiting, sent, credited; and what the gateway's support is given when that takes too long. */
export function DepositTimeline({ network, ...deposit }: WatchedDeposit & { network: string }) {
  const t = useGatewayT();
  const progress = useDepositWatch(deposit);
  const chainId = useChainId();
  const word = useGatewayWord({ family: deposit.family, symbol: deposit.coin.symbol, way: 'deposit' });
  const [now] = useState(() => Date.now());
  const { watch, credits, error, accountId, precision } = progress;
  if (watch === undefined) return null;
  return (
    <>
      <Section header={t('deposit.timeline')} footer={t('deposit.notSeen')}>
        <div className={styles.form}>
          <Steps steps={stepsOf(progress, watch, t)} />
          {error !== null && <Failure error={error} onRetry={progress.readAgain} />}
        </div>
        {credits.length === 0 ? (
          <SentByUser progress={progress} watch={watch} />
        ) : (
          <div className={styles.form}>
            <Button kind="secondary" isStretched onPress={progress.restart}>
              {t('deposit.next')}
            </Button>
            <br />
          </div>
        )}
      </Section>
      <Evidence
        facts={depositEvidence(watch, credits, { accountId, chainId, network, precision, word, now })}
        family={watch.family}
        name={`deposit-${watch.symbol}-${watch.sinceBlock}`}
        place={null}
      />
    </>
  );
}

function SentByUser({ progress, watch }: { progress: DepositProgress; watch: DepositWatch }) {
  const t = useGatewayT();
  return (
    <>
      <CheckCell
        title={t('deposit.iSent')}
        isOn={watch.isSent}
        onChange={(isSent) => progress.change({ isSent })}
      />
      {watch.isSent && (
        <div className={styles.form}>
          <TextField
            label={t('deposit.theirTx')}
            value={watch.theirTransaction}
            onChange={(theirTransaction) => progress.change({ theirTransaction })}
            hint={t('deposit.theirTxHint')}
            maxLength={128}
            isInCard
          />
        </div>
      )}
    </>
  );
}
