import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../account/model/accountNames.ts';
import { useAssets } from '../../assets/model/assets.ts';
import { failureSentence } from '../../transactions/model/outcomes.ts';
import { isUnseen, type PendingTransaction, usePending } from '../../transactions/model/pending.ts';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { describeOperation } from '../model/describeOperation.ts';
import { retryPath } from '../model/retryPath.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from '../ui/History.module.css';
import { MovementText } from '../ui/MovementText.tsx';
import { operationHeading } from '../ui/operationHeading.ts';
import { RowIcon } from '../ui/RowIcon.tsx';

/** Minimum milliseconds on the screen for a row to count as seen. */
const SEEN_MS = 1_000;

/** The account's transactions that failed unobserved, newest first, each with its reason until it was seen. */
export function FailedRows({ account, accountId }: { account: string; accountId: string }) {
  const transactions = usePending((pending) => pending.transactions);
  const failed = transactions.filter((each) => each.account === account && isUnseen(each)).reverse();
  return failed.length === 0 ? null : <Rows failed={failed} accountId={accountId} />;
}

const describe = ({ signed }: PendingTransaction, accountId: string) =>
  signed.operations.map((op) => describeOperation({ op: [op[0], { ...op[1] }], result: [0, {}] }, accountId));

function Rows({ failed, accountId }: { failed: readonly PendingTransaction[]; accountId: string }) {
  const t = useHistoryT();
  const all = failed.flatMap((each) => describe(each, accountId));
  const assets = useAssets(all.flatMap(({ movements }) => movements.map(({ assetId }) => assetId)));
  const names = useAccountNames(all.flatMap(({ counterparty }) => counterparty ?? []));
  return (
    <Section header={t('history.failed')}>
      {failed.map((each) => (
        <Row key={each.id} transaction={each} accountId={accountId} assets={assets} names={names} />
      ))}
    </Section>
  );
}

interface RowProps {
  transaction: PendingTransaction;
  accountId: string;
  assets: ReadonlyMap<string, Asset>;
  names: ReadonlyMap<string, string>;
}

function Row({ transaction, accountId, assets, names }: RowProps) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const [, navigate] = useLocation();
  const see = usePending((pending) => pending.see);
  const { id, signed, endedAt = 0 } = transaction;
  useSeenWhenLeft(id);
  const descriptions = describe(transaction, accountId);
  const [first] = descriptions;
  const headings = new Set(descriptions.map((each) => operationHeading(each, names, t, titleOf)));
  const path = retryPath(signed.operations, assets, names);
  return (
    <div className={styles.pending}>
      {first !== undefined && <RowIcon description={first} names={names} />}
      <span className={styles.pendingTexts}>
        <span>{[...headings].join(', ')}</span>
        <small>{formatDateTime(endedAt)}</small>
        <small role="alert">{failureSentence(transaction)}</small>
        {path !== null && (
          <Button
            kind="plain"
            onPress={() => {
              see([id]);
              navigate(path);
            }}
          >
            {t('common.retry')}
          </Button>
        )}
      </span>
      {first?.movements.slice(0, 1).map((movement) => (
        <MovementText key={movement.assetId} movement={movement} assets={assets} />
      ))}
      <IconButton icon="close" label={t('history.dismiss')} onPress={() => see([id])} />
    </div>
  );
}

/** Rows visible when History is left count as seen: they are gone the next time. */
function useSeenWhenLeft(id: string): void {
  const see = usePending((pending) => pending.see);
  useEffect(() => {
    const since = Date.now();
    return () => {
      if (Date.now() - since >= SEEN_MS) see([id]);
    };
  }, [id, see]);
}
