import { Tappable } from '@telegram-apps/telegram-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../display/classNames.ts';
import styles from './Pressable.module.css';

/** A button or link (`Component`) that answers a press as the platform does: by the kit's ripple, or by fading. */
export function Pressable({ className, ...rest }: ComponentProps<typeof Tappable>) {
  return <Tappable {...rest} className={classNames(styles.pressable, className)} />;
}
