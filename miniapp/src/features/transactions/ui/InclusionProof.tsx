import { useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { saveFile } from '../../../platform/messenger/saveFile.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import { showError } from '../../../platform/toasts.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useCopy } from '../../../ui/inputs/CopyButton.tsx';
import type { PendingTransaction } from '../model/pending.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import styles from './ReviewSheet.module.css';

/**
 * The evidence for a transaction's inclusion in its block; the user can save a proof, and any third party can check it.
 */
export function InclusionProof({ transaction }: { transaction: PendingTransaction }) {
  const t = useReviewT();
  const { phase, proof } = transaction;
  const isIncluded = phase === 'included' || phase === 'irreversible';
  if (!isIncluded || proof === undefined) return null;
  const { signed, active, nodes } = proof;
  if (signed === 0)
    return (
      <Notice tone={nodes.length < 2 ? 'warning' : 'info'}>
        {t(nodes.length < 2 ? 'transaction.uncheckedOne' : 'transaction.uncheckedTwo')}
      </Notice>
    );
  return (
    <>
      <p className={styles.final}>{t('transaction.provenBy', { signed, active })}</p>
      {phase === 'irreversible' && <ExportButton transaction={transaction} />}
    </>
  );
}

function ExportButton({ transaction: { id, blockNumber, proof } }: { transaction: PendingTransaction }) {
  const t = useReviewT();
  const copy = useCopy();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const { exportProof } = await loadPart(() => import('../../../platform/proof/proveInBlock.ts'));
      const place = { transactionId: id, blockNum: blockNumber ?? 0, trxInBlock: proof?.trxInBlock ?? 0 };
      const text = JSON.stringify(await exportProof(chain, place), null, 2);
      // The messenger's frame allows no downloads.
      if (messenger.isInside) copy(text);
      else saveFile(`proof-${id}.json`, text, 'application/json');
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" isStretched isLoading={isBusy} onPress={() => void take()}>
      {t(messenger.isInside ? 'transaction.copyProof' : 'transaction.saveProof')}
    </Button>
  );
}
