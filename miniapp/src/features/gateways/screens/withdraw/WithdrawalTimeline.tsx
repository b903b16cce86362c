import { useEffect, useState } from 'react';
import { useChainId } from '../../../../platform/chain/chainId.ts';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { formatAmount, formatInteger } from '../../../../platform/i18n/numbers.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Steps, type StepsProps } from '../../../../ui/display/Steps.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFullAccount } from '../../../account/model/account.ts';
import { hasFailed, type PendingTransaction, usePending } from '../../../transactions/model/pending.ts';
import { useGatewayMoves, type Withdrawal } from '../../model/gatewayMoves.ts';
import { type Payout, usePayout } from '../../model/gatewayPayout.ts';
import { useGatewayWord } from '../../model/gatewayWord.ts';
import { type TranslateGateway, useGatewayT } from '../../texts/gatewayTexts.ts';
import { Evidence } from '../../ui/Evidence.tsx';
import { withdrawalEvidence } from '../../ui/evidenceText.ts';
import { familyName } from '../../ui/gatewayName.ts';
import styles from './Withdraw.module.css';

type Step = StepsProps['steps'][number];

function payoutStep(payout: Payout, { precision, symbol }: Withdrawal, t: TranslateGateway): Step {
  const amount = `${formatAmount(payout.units, precision, 'plain')} ${symbol}`;
  const values = { amount, block: formatInteger(payout.blockNumber), time: formatDateTime(payout.time) };
  return { label: t(`withdraw.${payout.kind}`, values), state: 'done' };
}

function stepsOf(
  withdrawal: Withdrawal,
  transaction: PendingTransaction | undefined,
  payout: Payout | null,
  t: TranslateGateway,
): readonly Step[] {
  const { units, precision, symbol, walletName, blockNumber } = withdrawal;
  const amount = `${formatAmount(BigInt(units), precision, 'plain')} ${symbol}`;
  const sent = t('withdraw.sent', { amount, account: walletName });
  if (transaction !== undefined && hasFailed(transaction))
    return [{ label: t('withdraw.failed'), state: 'failed' }];
  const waiting = {
    label: t('withdraw.waitingGateway'),
    state: blockNumber === null ? 'waiting' : 'now',
  } as const;
  return [
    { label: sent, state: 'done' },
    blockNumber === null
      ? { label: t('common.waitingForBlock'), state: 'now' }
      : { label: t('withdraw.inBlock', { block: formatInteger(blockNumber) }), state: 'done' },
    payout === null ? waiting : payoutStep(payout, withdrawal, t),
  ];
}

/**
 * Copies the block of the withdrawal's transaction from the pending store, which forgets, to the store of withdrawals.
 */
function useKnownBlock({ id, blockNumber, proof }: Withdrawal): PendingTransaction | undefined {
  const transaction = usePending(({ transactions }) => transactions.find((each) => each.id === id));
  const setBlock = useGatewayMoves((moves) => moves.setBlock);
  const found = transaction?.blockNumber ?? null;
  const known = transaction?.proof;
  useEffect(() => {
    if (found === null || (found === blockNumber && known?.signed === proof?.signed)) return;
    const { signed, active, trxInBlock } = known ?? { signed: 0, active: 0, trxInBlock: 0 };
    setBlock(id, {
      blockNumber: found,
      ...(known === undefined ? {} : { proof: { signed, active, trxInBlock } }),
    });
  }, [found, known, blockNumber, proof, id, setBlock]);
  return transaction;
}

const placeOf = ({ id, blockNumber, proof }: Withdrawal) =>
  blockNumber === null || proof === undefined
    ? null
    : { transactionId: id, blockNum: blockNumber, trxInBlock: proof.trxInBlock };

/** A withdrawal from its signature to the issuer's burn on the chain, with the evidence for support. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useGatewayT();
  const transaction = useKnownBlock(withdrawal);
  const accountId = useFullAccount(withdrawal.account).data?.account.id;
  const { data: payout = null, error, refetch } = usePayout(withdrawal, accountId);
  const chainId = useChainId();
  const { network, family, symbol } = withdrawal;
  const word = useGatewayWord({ family, symbol, way: 'withdraw' });
  const [now] = useState(() => Date.now());
  return (
    <>
      <Section header={t('withdraw.timeline')} footer={t('withdraw.outside')}>
        <div className={styles.steps}>
          <Steps steps={stepsOf(withdrawal, transaction, payout, t)} />
          {error !== null && <Failure error={error} onRetry={() => void refetch()} />}
        </div>
        <Facts
          rows={[
            { label: t('withdraw.note.gateway'), value: `${familyName(withdrawal.family, t)} · ${network}` },
            { label: t('withdraw.note.address'), value: withdrawal.address },
            ...(withdrawal.memo === '' ? [] : [{ label: t('withdraw.memo'), value: withdrawal.memo }]),
          ]}
        />
      </Section>
      <Evidence
        facts={withdrawalEvidence(withdrawal, payout, { accountId: accountId ?? '', chainId, word, now })}
        family={withdrawal.family}
        name={`withdrawal-${withdrawal.id.slice(0, 8)}`}
        place={placeOf(withdrawal)}
      />
    </>
  );
}
