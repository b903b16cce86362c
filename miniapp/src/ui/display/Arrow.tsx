import styles from './Arrow.module.css';
import { classNames } from './classNames.ts';

/**
 * A triangle that points up or down, an em wide with the gap behind it. It is drawn: few fonts have the letter, and to find one that does takes a
 * phone longer than all other letters of the first picture.
 */
export const Arrow = ({ isUp }: { isUp: boolean }) => (
  <span className={classNames(styles.arrow, isUp ? styles.up : styles.down)} aria-hidden="true" />
);

/** As wide as an arrow, in the text of a placeholder. */
export const ARROW_SPACE = '\u2003';
