import { ageKey } from '../../../platform/chain/dataServerFallback.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { lacksService } from '../../../platform/server/lacksService.ts';
import { ChangeText } from '../../../ui/display/ChangeText.tsx';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { ABOUT } from '../../assets/ui/EstimateText.tsx';
import { changeSettings, useSettings } from '../../settings/model/settings.ts';
import type { PortfolioFigures } from '../model/portfolioRows.ts';
import { useWalletT } from '../texts/walletTexts.ts';
import styles from './TotalBalance.module.css';

export interface TotalBalanceProps {
  figures: PortfolioFigures | undefined;
  hasFailed: boolean;
  staleSince: number | null;
}

/** The total in the chosen currency with its change in 24 h; a tap hides or shows all balances. */
export function TotalBalance({ figures, hasFailed, staleSince }: TotalBalanceProps) {
  const t = useWalletT();
  const hidesBalances = useSettings((settings) => settings.hidesBalances);
  const toggle = () => {
    messenger.haptic('selection');
    changeSettings({ hidesBalances: !hidesBalances });
  };
  const isOnItsWay = figures === undefined ? !hasFailed : figures.isWaitingForPrices;
  const action = t(hidesBalances ? 'wallet.showBalances' : 'wallet.hideBalances');
  return (
    <button
      type="button"
      className={styles.total}
      title={action}
      aria-pressed={hidesBalances}
      onClick={toggle}
    >
      <span className={styles.label}>
        {t('wallet.totalBalance')}
        {staleSince === null ? (
          <Icon name={hidesBalances ? 'eyeOff' : 'eye'} size={16} />
        ) : (
          <span>· {t(ageKey(staleSince), { time: formatClock(staleSince) })}</span>
        )}
      </span>
      <span className={staleSince === null ? styles.figures : `${styles.figures} ${styles.stale}`}>
        {isOnItsWay ? <TotalSkeleton /> : <Figures figures={figures} isHidden={hidesBalances} />}
      </span>
    </button>
  );
}

function TotalSkeleton() {
  return (
    <>
      <span className={styles.sum}>
        <Skeleton width={180} height={28} />
      </span>
      <span className={styles.change}>
        <Skeleton width={140} height={13} />
      </span>
    </>
  );
}

function Figures({ figures, isHidden }: { figures: PortfolioFigures | undefined; isHidden: boolean }) {
  const t = useWalletT();
  const currency = useSettings((settings) => settings.currency);
  if (isHidden) {
    return (
      <>
        <span className={styles.sum}>****</span>
        <span className={styles.change}>&nbsp;</span>
      </>
    );
  }
  if (figures === undefined || !figures.hasPrices) return <NoTotal figures={figures} />;
  const { value, change, percent } = figures.total;
  const [whole, cents] = formatFiat(value, currency, value < 1e9 ? 'exact' : 'short').split('.');
  const sign = change > 0.005 ? '+' : '';
  return (
    <>
      <span className={styles.sum}>
        <span className={styles.about}>{ABOUT}</span>
        {whole}
        <span className={styles.cents}>.{cents}</span>
      </span>
      <span className={styles.change}>
        <ChangeText percent={percent} /> · {sign}
        {formatFiat(change, currency)} {t('wallet.in24h')}
      </span>
    </>
  );
}

/** An empty account is worth zero; holdings without any price have no total at all. */
function NoTotal({ figures }: { figures: PortfolioFigures | undefined }) {
  const t = useWalletT();
  const currency = useSettings((settings) => settings.currency);
  const ownsNothing = figures !== undefined && figures.total.unpriced === 0;
  return (
    <>
      <span className={styles.sum}>{ownsNothing ? formatFiat(0, currency) : '—'}</span>
      <span className={styles.change}>
        {ownsNothing || figures === undefined
          ? '\u00a0'
          : t(lacksService('prices') ? 'wallet.noPriceService' : 'wallet.noPrices')}
      </span>
    </>
  );
}
