import { assetMark, markLetterSize, markStroke } from '@xbts/shared/assets/assetMark.ts';
import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';

export interface AssetIconProps {
  symbol: string;
  /** Side in pixels; 40 when not said. */
  size?: number;
}

/** An asset's round icon, drawn from its symbol: a mark for the well-known, its first letters for the others. */
export function AssetIcon({ symbol, size = 40 }: AssetIconProps) {
  const mark = assetMark(splitSymbol(symbol).name);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <circle cx="20" cy="20" r="20" fill={mark.colour} />
      {'letters' in mark ? (
        <Initials text={mark.letters} />
      ) : (
        <path
          d={mark.path}
          fill="none"
          stroke="#fff"
          strokeWidth={markStroke}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

/** White letters in the middle of a 40 by 40 icon. */
export function Initials({ text }: { text: string }) {
  return (
    <text
      x="20"
      y="20"
      fill="#fff"
      fontSize={markLetterSize(text)}
      fontWeight="700"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {text}
    </text>
  );
}
