import { smallPrice } from '@xbts/shared/figures/prices.ts';
import styles from './PriceText.module.css';

/**
 * A price as formatPrice or coinPrice writes it. Four or more zeros after the point are counted by a small digit,
 * 0.0₇444; screen readers and copies get it in full.
 */
export function PriceText({ text }: { text: string }) {
  const parts = smallPrice(text);
  if (parts === null) return <>{text}</>;
  return (
    <span className={styles.price}>
      <span className={styles.drawn} aria-hidden="true">
        {parts.before}
        <sub>{parts.zeros}</sub>
        {parts.after}
      </span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
