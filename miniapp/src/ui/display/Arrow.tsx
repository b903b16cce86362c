import styles from './Arrow.module.css';

/**
 * A triangle that points up or down, an em wide with the gap behind it. It is drawn: few fonts have the letter, and to find one that does takes a
 * phone longer than all other letters of the first picture.
 */
export const Arrow = ({ isUp }: { isUp: boolean }) => (
  <svg className={styles.arrow} viewBox="0 0 10 6" fill="currentColor" aria-hidden="true">
    <path d={isUp ? 'M0 6h7L3.5 0z' : 'M0 0h7L3.5 6z'} />
  </svg>
);

/** As wide as an arrow, in the text of a placeholder. */
export const ARROW_SPACE = '\u2003';
