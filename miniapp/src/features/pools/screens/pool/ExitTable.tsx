import { simulateExit } from '@xbts/shared/amm/simulateExit.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { priceOfA } from '../../ui/poolView.ts';
import styles from './PoolForms.module.css';

/** Factors of the price change. */
const factors = [0.25, 0.5, 0.8, 1, 1.25, 2, 4] as const;

/** The payment for shares at other prices, compared with withdrawing today and holding the assets. */
export function ExitTable({ known, shares }: { known: PoolInFull; shares: bigint }) {
  const t = usePoolT();
  const { pool, assetA, assetB } = known;
  const price = priceOfA({ a: pool.balanceA, b: pool.balanceB }, known);
  const rows = exitsOf(known, shares);
  if (rows.length === 0) return null;
  const short = (units: bigint, asset: typeof assetA) =>
    `${formatAmount(units, asset.precision, 'short')}\u00a0${asset.symbol}`;
  return (
    <>
      <h3>{t('exit.title')}</h3>
      <p className={styles.text}>{t('exit.explain', { symbol: assetA.symbol })}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('exit.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('exit.price', { symbol: assetA.symbol })}</th>
            <th scope="col">{t('exit.receive')}</th>
            <th scope="col">{t('exit.against')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ factor, received, gain }) => (
            <tr key={factor}>
              <td>
                ×{factor}
                <span className={styles.sub}>{formatPrice(price * factor)}</span>
              </td>
              <td>
                {short(received.a, assetA)}
                <br />
                {short(received.b, assetB)}
              </td>
              <td>
                <ChangeText percent={gain * 100} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The exits at each price; none when the shares would pay nothing. */
function exitsOf({ pool }: PoolInFull, shares: bigint) {
  if (shares === 0n || pool.shareSupply === 0n) return [];
  const today = {
    a: (pool.balanceA * shares) / pool.shareSupply,
    b: (pool.balanceB * shares) / pool.shareSupply,
  };
  try {
    return factors.map((factor) => ({ factor, ...simulateExit(pool, shares, today, factor) }));
  } catch (error) {
    // The shares are so few that some price leaves nothing: there is no comparison.
    if (error instanceof AppError) return [];
    throw error;
  }
}
