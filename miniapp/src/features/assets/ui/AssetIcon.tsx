import {
  type AssetMark,
  assetMark,
  foreignRing,
  markLetterSize,
  markStroke,
} from '@xbts/shared/assets/assetMark.ts';
import type { ReactNode } from 'react';

export interface AssetIconProps {
  symbol: string;
  /** Side in pixels; default 40. */
  size?: number;
}

interface RoundIconProps {
  size: number;
  isForeign?: boolean;
  children: ReactNode;
}

/** An asset's round icon: filled, with the mark or letters of its name; a foreign issuer's is letters in a dashed ring. */
export function AssetIcon({ symbol, size = 40 }: AssetIconProps) {
  const mark = assetMark(symbol);
  return (
    <RoundIcon size={size} isForeign={mark.isForeign}>
      <Ground mark={mark} />
      {'letters' in mark ? (
        <Initials text={mark.letters} {...(mark.isForeign ? { ink: mark.colour } : {})} />
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
    </RoundIcon>
  );
}

/** The frame of a round icon: 40 by 40 units, drawn `size` pixels wide. */
export function RoundIcon({ size, isForeign, children }: RoundIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
      data-foreign={isForeign || undefined}
    >
      {children}
    </svg>
  );
}

function Ground({ mark: { colour, isForeign } }: { mark: AssetMark }) {
  if (!isForeign) return <circle cx="20" cy="20" r="20" fill={colour} />;
  return (
    <circle
      cx="20"
      cy="20"
      r={foreignRing.radius}
      fill="var(--section)"
      stroke={colour}
      strokeWidth={foreignRing.width}
      strokeDasharray={foreignRing.dashes}
    />
  );
}

/** Letters in the middle of a 40 by 40 icon, white by default. */
export function Initials({ text, ink = '#fff' }: { text: string; ink?: string }) {
  return (
    <text
      x="20"
      y="20"
      fill={ink}
      fontSize={markLetterSize(text)}
      fontWeight="600"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {text}
    </text>
  );
}
