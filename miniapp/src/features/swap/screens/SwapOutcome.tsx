import type { Amount } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { formatInteger } from '../../../platform/i18n/numbers.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { useAssets } from '../../assets/model/assets.ts';
import { hasFailed, isFinal, type PendingTransaction, usePending } from '../../transactions/model/pending.ts';
import { soldBy, useSwapResult } from '../model/swapResult.ts';
import { tradesOf } from '../model/swapTrades.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import styles from './Swap.module.css';
import { exactText } from './swapRequest.ts';

const isSwap = ({ signed }: PendingTransaction): boolean => tradesOf(signed) !== undefined;

/** The outcome of the account's last swap: the one made on this screen, or one still on its way. */
export function SwapOutcome({
  account,
  madeHere,
  priceChanged,
}: {
  account: string;
  madeHere: string | null;
  /** Replaces the usual sentence for a changed price. */
  priceChanged: string | undefined;
}) {
  const [putAway, setPutAway] = useState<string | null>(null);
  const transaction = usePending(({ transactions }) =>
    transactions.findLast(
      (each) => each.account === account && isSwap(each) && (each.id === madeHere || !isFinal(each)),
    ),
  );
  if (transaction === undefined || transaction.id === putAway) return null;
  return (
    <Outcome
      key={transaction.id}
      transaction={transaction}
      priceChanged={priceChanged}
      onClose={() => setPutAway(transaction.id)}
    />
  );
}

interface OutcomeProps {
  transaction: PendingTransaction;
  priceChanged: string | undefined;
  onClose: () => void;
}

function Outcome({ transaction, priceChanged, onClose }: OutcomeProps) {
  const t = useSwapT();
  const place = useRef<HTMLDivElement>(null);
  // It appears while a sheet covers the screen, which may be scrolled far down.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.outcome} ref={place}>
      <Notice tone={hasFailed(transaction) ? 'error' : 'info'}>
        <OutcomeText transaction={transaction} priceChanged={priceChanged} />
      </Notice>
      <span className={styles.putAway}>
        <IconButton icon="close" label={t('swap.outcomeClose')} onPress={onClose} />
      </span>
    </div>
  );
}

function OutcomeText({ transaction, priceChanged }: Omit<OutcomeProps, 'onClose'>) {
  const t = useSwapT();
  const result = useSwapResult(transaction);
  const exchanges = tradesOf(transaction.signed) ?? [];
  const begun = soldBy(exchanges);
  const moved = [begun, ...(result === null ? [] : [result.got ?? begun, ...result.remains])];
  const assets = useAssets(moved.map(({ assetId }) => assetId));
  const sold = textOf(begun, assets);
  const { phase, error, blockNumber, signed } = transaction;
  const isTooLate = error?.code === 'chain.expired';
  const why = isTooLate ? '' : whyOf(transaction, priceChanged);
  if (phase === 'lost') {
    const until = formatDateTime(msOfChainTime(signed.expiration));
    return <>{t('swap.outcomeLost', { sold, until })}</>;
  }
  // Refused as too late, or never included in time: both are the same to the user.
  if (phase === 'expired' || (phase === 'refused' && isTooLate)) {
    return <>{`${t('swap.outcomeExpired', { sold })} ${why}`.trim()}</>;
  }
  if (phase === 'refused') return <>{`${why} ${t('swap.outcomeRefused')}`.trim()}</>;
  if (blockNumber === null) return <>{t('swap.outcomeWaiting', { sold })}</>;
  if (result === null || result.got === null) {
    const inBlock = t('swap.outcomeInBlock', { sold, number: formatInteger(blockNumber) });
    return <>{`${t('swap.success')} ${inBlock}`}</>;
  }
  return (
    <Done
      sold={sold}
      got={textOf(result.got, assets)}
      remains={result.remains.map((each) => textOf(each, assets))}
    />
  );
}

/** The node's reason for the refusal, in words; empty without one. */
function whyOf({ error }: PendingTransaction, priceChanged: string | undefined): string {
  if (error === null) return '';
  const own = error.code === 'chain.price_changed' ? priceChanged : undefined;
  return own ?? errorText(new AppError(error.code, error.facts));
}

function Done({ sold, got, remains }: { sold: string; got: string; remains: readonly string[] }) {
  const t = useSwapT();
  return (
    <>
      <strong className={styles.done}>{t('swap.success')} </strong>
      {t('swap.outcomeDone', { sold, got })}{' '}
      {remains.length > 0 && (
        <small className={styles.remains}>{t('swap.outcomeRemains', { remains: remains.join(', ') })}</small>
      )}
    </>
  );
}

function textOf({ units, assetId }: Amount, assets: ReadonlyMap<string, Asset>): string {
  const asset = assets.get(assetId);
  return asset === undefined ? '…' : exactText(units, asset);
}
