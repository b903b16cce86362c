import { AppError } from '@xbts/shared/errors/appError.ts';
import { errorCodes } from '@xbts/shared/errors/codes.ts';
import type { BoardCoin, BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import { Link } from 'wouter';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { isMinimumUnclear } from '../../model/minimumDoubt.ts';
import { type TranslateGateway, useGatewayT } from '../../texts/gatewayTexts.ts';
import { familyName } from '../../ui/gatewayName.ts';
import styles from './Gateways.module.css';

const stateTexts = {
  ok: 'board.ok',
  failing: 'common.doesNotAnswer',
  unknown: 'common.notAskedYet',
} as const;
const tones = { ok: 'gain', failing: 'loss', unknown: 'plain' } as const;

function lastAnswer({ lastAnswerAt, latencyMs }: BoardGateway, t: TranslateGateway): string {
  if (lastAnswerAt === null) return t('board.noAnswer');
  const answered = t('board.lastAnswer', { time: formatClock(lastAnswerAt) });
  return latencyMs === null ? answered : `${answered}, ${t('board.latency', { ms: latencyMs })}`;
}

function reasonOf(failure: string | null): string {
  const code = errorCodes.find((each) => each === failure);
  return errorText(
    new AppError(code === undefined || code === 'service.refused' ? 'service.unreachable' : code),
  );
}

/** One gateway: its state with its age, and its coins. */
export function GatewaySection({ gateway }: { gateway: BoardGateway }) {
  const t = useGatewayT();
  const { family, state, lastFailureAt, failure, coins } = gateway;
  return (
    <Section
      header={
        <span className={styles.head}>
          {familyName(family, t)} <Chip tone={tones[state]}>{t(stateTexts[state])}</Chip>
        </span>
      }
      footer={lastAnswer(gateway, t)}
    >
      {state === 'failing' && lastFailureAt !== null && (
        <p className={styles.failure}>
          {t('board.failedAt', { time: formatClock(lastFailureAt), reason: reasonOf(failure) })}
        </p>
      )}
      {coins.rows.length === 0 && <p className={styles.none}>{t('board.noCoins')}</p>}
      {coins.rows.map((coin) => (
        <CoinRow key={coin.symbol} coin={coin} family={family} />
      ))}
    </Section>
  );
}

function CoinRow({ coin, family }: { coin: BoardCoin; family: BoardGateway['family'] }) {
  const t = useGatewayT();
  const { symbol, backingCoin, name, minAmount, withdrawFee, depositAllowed, withdrawalAllowed } = coin;
  const inCoin = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? t('withdraw.notStated') : `${amount} ${backingCoin}`;
  const limits = t('board.limits', { minimum: inCoin(minAmount), fee: inCoin(withdrawFee) });
  const link = (way: string) => `/wallet/${way}/${encodeURIComponent(symbol)}?network=${family}`;
  return (
    <div className={styles.coin}>
      <AssetIcon symbol={symbol} size={36} />
      <div className={styles.texts}>
        <strong>
          <SymbolText symbol={symbol} />
        </strong>{' '}
        {name}
        <small>{isMinimumUnclear(coin, null) ? t('board.unclear', { limits }) : limits}</small>
        <span className={styles.ways}>
          <Way label={t('deposit')} isOn={depositAllowed} to={link('deposit')} />
          <Way label={t('board.withdrawal')} isOn={withdrawalAllowed} to={link('withdraw')} />
        </span>
      </div>
    </div>
  );
}

function Way({ label, isOn, to }: { label: string; isOn: boolean; to: string }) {
  const t = useGatewayT();
  return (
    <Link href={to} className={styles.way}>
      {label}
      <Chip tone={isOn ? 'gain' : 'warning'}>{t(isOn ? 'board.ok' : 'network.maintenance')}</Chip>
    </Link>
  );
}
