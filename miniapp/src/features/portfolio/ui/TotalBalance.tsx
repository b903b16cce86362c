import { Link } from 'wouter';
import { ageKey } from '../../../platform/chain/dataServerFallback.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { fiatParts, formatFiat } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { lacksService } from '../../../platform/server/lacksService.ts';
import { ChangeText } from '../../../ui/display/ChangeText.tsx';
import { classNames } from '../../../ui/display/classNames.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { changeSettings, useSettings } from '../../settings/model/settings.ts';
import type { PortfolioFigures } from '../model/portfolioRows.ts';
import { useWalletT } from '../texts/walletTexts.ts';
import styles from './TotalBalance.module.css';

/** Characters of a total in the largest size at 320 px. */
const LONGEST = 13;
/** And in the second size. */
const LONGEST_SMALLER = 18;

export interface TotalBalanceProps {
  /** The screen that the change leads to. */
  to?: string;
  figures: PortfolioFigures | undefined;
  hasFailed: boolean;
  staleSince: number | null;
}

/** The total in the chosen currency, where a tap hides or shows all balances, and its change in 24 h. */
export function TotalBalance({ figures, hasFailed, staleSince, to }: TotalBalanceProps) {
  const t = useWalletT();
  const hidesBalances = useSettings((settings) => settings.hidesBalances);
  const toggle = () => {
    messenger.haptic('selection');
    changeSettings({ hidesBalances: !hidesBalances });
  };
  const isOnItsWay = figures === undefined ? !hasFailed : figures.isWaitingForPrices;
  const action = t(hidesBalances ? 'wallet.showBalances' : 'wallet.hideBalances');
  const shown = { figures, isHidden: hidesBalances };
  return (
    <div className={classNames(styles.total, staleSince !== null && styles.stale)}>
      <button
        type="button"
        className={styles.toggle}
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
        <span className={styles.sum}>
          {isOnItsWay ? <Skeleton width={180} height={28} /> : <Sum {...shown} />}
        </span>
      </button>
      {to === undefined ? (
        <span className={styles.change}>{isOnItsWay ? <ChangeSkeleton /> : <Change {...shown} />}</span>
      ) : (
        <Link href={to} className={styles.change}>
          {isOnItsWay ? <ChangeSkeleton /> : <Change {...shown} />}
          <Icon name="next" size={16} label={t('wallet.portfolio')} />
        </Link>
      )}
    </div>
  );
}

interface FiguresProps {
  figures: PortfolioFigures | undefined;
  isHidden: boolean;
}

const ChangeSkeleton = () => <Skeleton width={140} height={13} />;

/** The total; an empty account is worth zero, and holdings without any price have no total at all. */
function Sum({ figures, isHidden }: FiguresProps) {
  const currency = useSettings((settings) => settings.currency);
  if (isHidden) return <>****</>;
  if (figures === undefined || !figures.hasPrices)
    return <>{ownsNothing(figures) ? formatFiat(0, currency) : '—'}</>;
  const { value } = figures.total;
  const { whole, cents, after } = fiatParts(value, currency);
  return (
    <span className={sizeOf(whole + cents + after)}>
      {whole}
      <span className={styles.cents}>{cents}</span>
      {after}
    </span>
  );
}

function Change({ figures, isHidden }: FiguresProps) {
  const t = useWalletT();
  const currency = useSettings((settings) => settings.currency);
  if (isHidden || figures === undefined || ownsNothing(figures)) return <>&nbsp;</>;
  if (!figures.hasPrices)
    return <>{t(lacksService('prices') ? 'wallet.noPriceService' : 'wallet.noPrices')}</>;
  const { change, percent } = figures.total;
  return (
    <>
      <ChangeText percent={percent} /> {change > 0.005 ? '+' : ''}
      {formatFiat(change, currency)} {t('wallet.today')}
    </>
  );
}

const sizeOf = ({ length }: string): string | undefined =>
  length > LONGEST_SMALLER ? styles.longest : length > LONGEST ? styles.long : undefined;

const ownsNothing = (figures: PortfolioFigures | undefined): boolean =>
  figures !== undefined && !figures.hasPrices && figures.total.unpriced === 0;
