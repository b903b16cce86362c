import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { blockLink } from '../../../platform/chain/explorerLinks.ts';
import { formatDateTime, formatDayTitle, formatHour, parseChainTime } from '../../../platform/i18n/dates.ts';
import { formatFiat, formatInteger } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import { showError } from '../../../platform/toasts.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { RoundButton } from '../../../ui/inputs/RoundButton.tsx';
import { Disclosure } from '../../../ui/lists/Disclosure.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
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
  const facts = useEventFacts(event, shown);
  const hasDetailTitles = rows.length > 1;
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {rows.some(({ description }) => isScamRow(description, shown)) && (
        <Notice tone="error">{t('history.scam')}</Notice>
      )}
      <Amounts event={event} shown={shown} worthOf={worthOf} />
      <Facts rows={facts.map(({ label, text, value = text }) => ({ label, value }))} />
      {rows.map(({ record, description }) =>
        description.memo === null ? null : <Memo key={record.id} text={shown.memos.get(record.id)} />,
      )}
      <Actions event={event} shown={shown} title={title} facts={facts} />
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

/** A fact of an event in words, and as it is drawn where that is more than words. */
interface EventFact {
  readonly label: string;
  readonly text: string;
  readonly value?: ReactNode;
}

/** With whom, for what, at which price and when. */
function useEventFacts({ group, summary }: HistoryEvent, shown: HistoryRows): EventFact[] {
  const t = useHistoryT();
  const at = parseChainTime(group.rows[0].record.block_time);
  const day = formatDayTitle(at);
  const { kind, parties, paid, prices, figures } = summary;
  const isTo = kind === 'out' || kind === 'withdrawal' || (kind === 'other' && figures[0]?.sign !== 1);
  const given = paid.map((each) => amountWords(each, shown.assets)).join(' + ');
  const facts: EventFact[] = [];
  if (parties.length > 0)
    facts.push({
      label: t(isTo ? 'common.to' : 'common.from'),
      text: parties.map((id) => shown.names.get(id) ?? id).join(', '),
      value: parties.map((id) => <Party key={id} id={id} name={shown.names.get(id)} />),
    });
  if (given !== '') facts.push({ label: t('history.given'), text: given });
  if (prices !== null)
    facts.push({
      label: t('common.price'),
      text: t('history.priceOf', {
        price: priceSpan(prices),
        base: shownSymbol(prices.base.symbol),
        quote: shownSymbol(prices.quote.symbol),
      }),
    });
  facts.push({ label: t('common.time'), text: formatDateTime(at), value: `${day}, ${formatHour(at)}` });
  return facts;
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

interface ActionsProps {
  event: HistoryEvent;
  shown: HistoryRows;
  title: string;
  facts: readonly EventFact[];
}

/** Share, the explorer's page, and the same again where a form can do it. */
function Actions({ event: { group, summary }, shown, title, facts }: ActionsProps) {
  const t = useHistoryT();
  const [, navigate] = useLocation();
  const [isSharing, setSharing] = useState(false);
  const { record, description } = group.rows[0];
  const link = blockLink(record.block_num);
  const memo = description.memo === null ? '' : (shown.memos.get(record.id) ?? null);
  const again = againPath(summary, shown, memo);
  const share = async () => {
    setSharing(true);
    try {
      const { shareReceipt } = await loadPart(() => import('../../transactions/ui/share/shareReceipt.ts'));
      const receipt = {
        word: title,
        amounts: summary.figures.map((figure) => amountWords(figure, shown.assets)),
        facts: [
          ...facts.map(({ label, text }) => ({ label, value: text })),
          { label: t('common.block'), value: formatInteger(record.block_num) },
        ],
        link,
      };
      await shareReceipt(receipt, `xbts-${record.block_num}.png`);
    } catch (error) {
      showError(error);
    } finally {
      setSharing(false);
    }
  };
  return (
    <div className={styles.acts}>
      <RoundButton
        icon="share"
        label={t('common.share')}
        isDisabled={isSharing}
        onPress={() => void share()}
      />
      <RoundButton icon="explorer" label={t('common.explorer')} onPress={() => messenger.openLink(link)} />
      {again !== null && (
        <RoundButton icon="refresh" label={t('history.again')} onPress={() => navigate(again)} />
      )}
    </div>
  );
}
