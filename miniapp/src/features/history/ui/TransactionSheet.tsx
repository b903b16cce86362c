import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { Link, useLocation } from 'wouter';
import { blockLink } from '../../../platform/chain/explorerLinks.ts';
import { formatDayTitle, formatHour, parseChainTime } from '../../../platform/i18n/dates.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { sharePlain } from '../../../platform/messenger/sharePlain.ts';
import { showCopied, showError } from '../../../platform/toasts.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { RoundButton } from '../../../ui/inputs/RoundAction.tsx';
import { Disclosure } from '../../../ui/lists/Disclosure.tsx';
import { Facts, type FactsProps } from '../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { againPath } from '../model/againPath.ts';
import { isScamRow } from '../model/isScamRow.ts';
import type { PastWorth } from '../model/prices/usePastWorth.ts';
import type { HistoryRows } from '../model/useHistoryRows.ts';
import { useUnlockRequest } from '../model/useUnlockRequest.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';
import { MovementText } from './MovementText.tsx';
import { OperationFacts } from './OperationFacts.tsx';
import { amountWords, priceSpan, summaryTitle } from './summaryTexts.ts';
import { type HistoryEvent, SignedWorth } from './TransactionRow.tsx';

export interface TransactionSheetProps {
  event: HistoryEvent;
  shown: HistoryRows;
  worthOf: PastWorth;
  onClose: () => void;
}

/** One event: its amounts and what they were worth, with whom, its message, what one can do with it, and its operations in full. */
export function TransactionSheet({ event, shown, worthOf, onClose }: TransactionSheetProps) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const { group, summary } = event;
  const { rows } = group;
  const title = summaryTitle(summary, shown, t, titleOf);
  const hasDetailTitles = rows.length > 1;
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {rows.some(({ description }) => isScamRow(description, shown)) && (
        <Notice tone="error">{t('history.scam')}</Notice>
      )}
      <Amounts event={event} shown={shown} worthOf={worthOf} />
      <Facts rows={useEventFacts(event, shown)} />
      {rows.map(({ record, description }) =>
        description.memo === null ? null : <Memo key={record.id} text={shown.memos.get(record.id)} />,
      )}
      <Actions event={event} shown={shown} title={title} />
      <Disclosure title={t('common.details')} isLater>
        {rows.map((row) => (
          <section key={row.record.id} className={styles.operation}>
            {hasDetailTitles && <h3>{titleOf(row.description.type)}</h3>}
            <OperationFacts row={row} shown={shown} />
          </section>
        ))}
      </Disclosure>
    </Sheet>
  );
}

/** Up to this many amounts are large. */
const LARGE = 2;

function Amounts({ event: { group, summary }, shown, worthOf }: Omit<TransactionSheetProps, 'onClose'>) {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const { figures } = summary;
  const worth = worthOf(figures, parseChainTime(group.rows[0].record.block_time));
  const isMany = figures.length > LARGE;
  if (figures.length === 0) return null;
  const value =
    worth === null || isHidden ? null : isMany ? (
      <SignedWorth worth={worth} sign={figures[0]?.sign ?? 0} />
    ) : (
      `≈ ${formatFiat(worth, 'usd', 'exact')}`
    );
  return (
    <div className={styles.amounts}>
      {isMany && value !== null && <p className={styles.large}>{value}</p>}
      {figures.map((movement) => (
        <p key={movement.assetId} className={isMany ? undefined : styles.large}>
          <MovementText movement={movement} assets={shown.assets} />
        </p>
      ))}
      {!isMany && value !== null && <p className={styles.worth}>{value}</p>}
    </div>
  );
}

/** With whom, for what, at which price and when. */
function useEventFacts({ group, summary }: HistoryEvent, shown: HistoryRows): FactsProps['rows'] {
  const t = useHistoryT();
  const at = parseChainTime(group.rows[0].record.block_time);
  const day = formatDayTitle(at);
  const { kind, parties, paid, prices, figures } = summary;
  const isTo = kind === 'out' || kind === 'withdrawal' || (kind === 'other' && figures[0]?.sign !== 1);
  const given = paid.map((each) => amountWords(each, shown.assets)).join(' + ');
  return [
    ...(parties.length === 0
      ? []
      : [
          {
            label: t(isTo ? 'common.to' : 'common.from'),
            value: parties.map((id) => <Party key={id} id={id} name={shown.names.get(id)} />),
          },
        ]),
    ...(given === '' ? [] : [{ label: t('history.given'), value: given }]),
    ...(prices === null
      ? []
      : [
          {
            label: t('common.price'),
            value: t('history.priceOf', {
              price: priceSpan(prices),
              base: shownSymbol(prices.base.symbol),
              quote: shownSymbol(prices.quote.symbol),
            }),
          },
        ]),
    { label: t('common.time'), value: `${day}, ${formatHour(at)}` },
  ];
}

function Party({ id, name }: { id: string; name: string | undefined }) {
  if (name === undefined) return <span className={styles.partyName}>{id}</span>;
  return (
    <Link className={styles.partyName} href={`/account/${name}`} translate="no">
      {name}
    </Link>
  );
}

/** The whole message of a payment, or the way to read it. */
function Memo({ text }: { text: string | null | undefined }) {
  const t = useHistoryT();
  const { canUnlock, unlock } = useUnlockRequest();
  if (typeof text === 'string')
    return (
      <p className={styles.fullMemo} translate="no">
        {text}
      </p>
    );
  if (text === null) return <p className={styles.fullMemo}>{t('history.foreignMemo')}</p>;
  return (
    <div className={styles.locked}>
      <span>{t('history.encryptedMemo')}</span>
      {canUnlock && (
        <Button kind="secondary" icon="lock" onPress={unlock}>
          {t('history.unlockMemo')}
        </Button>
      )}
    </div>
  );
}

/** Share, the explorer's page, and the same again where a form can do it. */
function Actions({
  event: { group, summary },
  shown,
  title,
}: {
  event: HistoryEvent;
  shown: HistoryRows;
  title: string;
}) {
  const t = useHistoryT();
  const [, navigate] = useLocation();
  const { record, description } = group.rows[0];
  const link = blockLink(record.block_num);
  const memo = description.memo === null ? '' : (shown.memos.get(record.id) ?? null);
  const again = againPath(summary, shown, memo);
  const amounts = summary.figures.map((figure) => amountWords(figure, shown.assets)).join(' + ');
  const share = () =>
    void sharePlain({ text: [title, amounts].filter(Boolean).join(': '), link }).then(
      (outcome) => outcome === 'copied' && showCopied(),
      showError,
    );
  return (
    <div className={styles.acts}>
      <RoundButton icon="share" label={t('common.share')} onPress={share} />
      <RoundButton icon="explorer" label={t('common.explorer')} onPress={() => messenger.openLink(link)} />
      {again !== null && (
        <RoundButton icon="refresh" label={t('history.again')} onPress={() => navigate(again)} />
      )}
    </div>
  );
}
