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
 * An asset's name and who issues it: 'BTC' with the prefix 'XBTSX' beside it. Every screen draws symbols with it, since
 * the name alone is the same for a gateway's coin and for an imitation; a foreign prefix has the colour of a warning.
 */
export function SymbolText({ symbol, figure, isSmall = false }: SymbolTextProps) {
  const { prefix, name } = splitSymbol(symbol);
  const isForeign = isForeignSymbol(symbol);
  return (
    <>
      {figure === undefined ? name : <span className={styles.figure}>{`${figure}\u00a0${name}`}</span>}
      {prefix !== '' && ' '}
      {prefix !== '' &&
        (isSmall ? (
          <small className={isForeign ? styles.foreign : styles.prefix}>{prefix}</small>
        ) : (
          <Chip tone={isForeign ? 'warning' : 'plain'}>{prefix}</Chip>
        ))}
    </>
  );
}

/** Two assets that belong together: 'BTC XBTSX / USDT XBTSX'. */
export function PairText({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.pair}>
      <SymbolText symbol={first} isSmall /> / <SymbolText symbol={second} isSmall />
    </span>
  );
}
