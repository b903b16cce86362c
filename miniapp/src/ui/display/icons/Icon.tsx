import { type IconName, pathOf } from './paths.ts';

export interface IconProps {
  name: IconName;
  /** Side in pixels; 24 when not said. */
  size?: number;
  /** What a screen reader says; without it the icon is decoration. */
  label?: string;
}

/** An icon of the family, in the colour of the text around it. */
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
