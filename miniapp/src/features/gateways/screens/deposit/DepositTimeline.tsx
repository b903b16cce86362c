import { useState } from 'react';
import { useChainId } from '../../../../platform/chain/chainId.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Steps } from '../../../../ui/display/Steps.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { CheckCell } from '../../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { foreignNetworkOf, useConfirmations } from '../../model/confirmations.ts';
import type { DepositWatch } from '../../model/gatewayMoves.ts';
import { useGatewayWord } from '../../model/gatewayWord.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { Evidence } from '../../ui/Evidence.tsx';
import { depositEvidence } from '../../ui/evidenceText.ts';
import styles from './Deposit.module.css';
import { depositSteps } from './depositSteps.ts';
import { type DepositProgress, useDepositWatch, type WatchedDeposit } from './useDepositWatch.ts';

/** Waiting, sent, credited; and the data for the gateway's support when that takes too long. */
export function DepositTimeline({ network, ...deposit }: WatchedDeposit & { network: string }) {
  const t = useGatewayT();
  const progress = useDepositWatch(deposit);
  const chainId = useChainId();
  const [now] = useState(() => Date.now());
  const { watch, credits, error, accountId, precision } = progress;
  const { family, coin } = deposit;
  const word = useGatewayWord({ family, symbol: coin.symbol, way: 'deposit' });
  const isOnItsWay = watch?.isSent === true && credits.length === 0;
  const confirmations = useConfirmations(
    foreignNetworkOf(family, coin.backingCoin),
    isOnItsWay ? watch.theirTransaction : '',
  );
  const needed = coin.confirmations ?? null;
  if (watch === undefined) return null;
  return (
    <>
      <Section header={t('deposit.timeline')} footer={t('deposit.notSeen')}>
        <div className={styles.form}>
          <Steps steps={depositSteps({ watch, credits, precision, confirmations, needed }, t)} />
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
          />
        </div>
      )}
    </>
  );
}
