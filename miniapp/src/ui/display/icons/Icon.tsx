import { type IconName, pathOf } from './paths.ts';

export interface IconProps {
  name: IconName;
  /** Side in pixels, 24 by default. */
  size?: number;
  /** Label for screen readers; without it the icon is decorative. */
  label?: string;
}

/** An icon in the colour of the surrounding text. */
export function Icon({ name, size = 24, label }: IconProps) {
  const isBold = name === 'more';
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === 'starFull' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={isBold ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      focusable="false"
    >
      <path d={pathOf(name)} />
    </svg>
  );
}
