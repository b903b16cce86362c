import { Tappable } from '@telegram-apps/telegram-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../display/classNames.ts';
import styles from './Pressable.module.css';

/** A button or link (`Component`) with the platform's press feedback from the kit: a ripple, or fading. */
export function Pressable({ className, children, ...rest }: ComponentProps<typeof Tappable>) {
  return (
    <Tappable {...rest} className={classNames(styles.pressable, className)}>
      {/* biome-ignore lint/complexity/noUselessFragments: the kit puts its ripple beside the children, and a text gets its own element here */}
      <>{children}</>
    </Tappable>
  );
}
