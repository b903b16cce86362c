import { Icon } from '../display/icons/Icon.tsx';
import type { IconName } from '../display/icons/paths.ts';
import { Cell, type CellProps } from './Cell.tsx';

export interface LinkCellProps extends Pick<CellProps, 'title' | 'to' | 'onPress' | 'isDanger'> {
  icon: IconName;
  /** A description of the target, in a sentence. */
  hint: string;
}

/** A way on: an icon, what it leads to, and what for. */
export function LinkCell({ icon, hint, ...way }: LinkCellProps) {
  return <Cell {...way} before={<Icon name={icon} />} subtitle={hint} isMultiline />;
}
