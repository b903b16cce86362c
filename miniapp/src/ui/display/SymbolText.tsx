import { isForeignSymbol } from '@xbts/shared/assets/issuers.ts';
import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { Chip } from './Chip.tsx';
import styles from './SymbolText.module.css';

export interface SymbolTextProps {
  /** The whole symbol on the chain. */
  symbol: string;
  /** An amount before the name, on one line with it. */
  figure?: string;
  /** The prefix as small words beside an amount instead of a chip beside a title. */
  isSmall?: boolean;
}

/**
 * An asset's name and who issues it. Every screen draws symbols with it, since the name alone is the same for a
 * gateway's coin and for an imitation: a foreign prefix stands beside the name in the colour of a warning. The
 * exchange's own gateway is the letter in the icon; its prefix is only spoken.
 */
export function SymbolText({ symbol, figure, isSmall = false }: SymbolTextProps) {
  const { prefix, name } = splitSymbol(symbol);
  return (
    <>
      {figure === undefined ? name : <span className={styles.figure}>{`${figure}\u00a0${name}`}</span>}
      {prefix !== '' && ' '}
      {prefix !== '' && <Prefix text={prefix} isForeign={isForeignSymbol(symbol)} isSmall={isSmall} />}
    </>
  );
}

function Prefix({ text, isForeign, isSmall }: { text: string; isForeign: boolean; isSmall: boolean }) {
  if (!isForeign) return <span className="visually-hidden">{text}</span>;
  return isSmall ? <small className={styles.foreign}>{text}</small> : <Chip tone="warning">{text}</Chip>;
}

/** Two assets that belong together: 'BTC / USDT'. */
export function PairText({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.pair}>
      <SymbolText symbol={first} isSmall /> / <SymbolText symbol={second} isSmall />
    </span>
  );
}
