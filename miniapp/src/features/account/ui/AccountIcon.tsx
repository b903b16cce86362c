import { symbolColour } from '@xbts/shared/assets/symbolColour.ts';
import { Initials, RoundIcon } from '../../assets/ui/AssetIcon.tsx';

export interface AccountIconProps {
  name: string;
  /** Side in pixels; default 40. */
  size?: number;
}

/** An account's round icon: the initials of its name's parts on its own colour. */
export function AccountIcon({ name, size = 40 }: AccountIconProps) {
  const [first = '', second = ''] = name.split(/[-.]/u);
  const initials = (
    second === '' ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`
  ).toUpperCase();
  return (
    <RoundIcon size={size}>
      <circle cx="20" cy="20" r="20" fill={symbolColour(name)} />
      <Initials text={initials} />
    </RoundIcon>
  );
}
