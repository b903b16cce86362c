import {
  type AssetMark,
  assetMark,
  foreignRing,
  markLetterSize,
  markStroke,
} from '@xbts/shared/assets/assetMark.ts';
import { isOfGateway } from '@xbts/shared/assets/issuers.ts';
import type { ReactNode } from 'react';

export interface AssetIconProps {
  symbol: string;
  /** Side in pixels; default 40. */
  size?: number;
  /** Without the mark of its gateway: where a second icon covers it. */
  isBare?: boolean;
}

interface RoundIconProps {
  size: number;
  isForeign?: boolean;
  children: ReactNode;
}

/**
 * An asset's round icon: filled, with the mark or letters of its name, and a gateway's coin with the first letter of
 * its gateway; a foreign issuer's is letters in a dashed ring.
 */
export function AssetIcon({ symbol, size = 40, isBare = false }: AssetIconProps) {
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
      {!isBare && isOfGateway(symbol) && <GatewayBadge letter={symbol.slice(0, 1)} />}
    </RoundIcon>
  );
}

/** A square with a letter at the lower right, over the icon's edge. */
function GatewayBadge({ letter }: { letter: string }) {
  return (
    <>
      <rect
        x="25"
        y="25"
        width="17"
        height="17"
        rx="5"
        fill="var(--line)"
        stroke="var(--section)"
        strokeWidth="2"
      />
      <g transform="translate(13.5 13.5)">
        <Initials text={letter} ink="var(--text)" size={13} />
      </g>
    </>
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
      style={{ flex: 'none', overflow: 'visible' }}
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
export function Initials(props: { text: string; ink?: string; size?: number }) {
  const { text, ink = '#fff', size = markLetterSize(text) } = props;
  return (
    <text
      x="20"
      y="20"
      fill={ink}
      fontSize={size}
      fontWeight="600"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {text}
    </text>
  );
}
