import type { ReactNode } from 'react';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import styles from './Pool.module.css';

/** The parts of a pool's page. */
export interface PoolParts {
  price: ReactNode;
  actions: ReactNode;
  chart: ReactNode;
  mine: ReactNode;
  facts: ReactNode;
  share: ReactNode;
  removal: ReactNode;
  events: ReactNode;
}

/** On a phone: in one column, actions before information. */
export function OneColumn({ price, actions, chart, mine, facts, share, removal, events }: PoolParts) {
  return (
    <>
      {price}
      {actions}
      {chart}
      <Columns>
        {mine}
        {facts}
        {share}
      </Columns>
      {removal}
      {events}
    </>
  );
}

/** On a desktop: chart, facts and history; beside them, always visible, the actions and the account's part. */
export function TwoColumns({ price, actions, chart, mine, facts, share, removal, events }: PoolParts) {
  return (
    <div className={styles.beside}>
      {/* Before the long column, so that the keyboard reaches the actions first. */}
      <div className={styles.side}>
        <Section isPadded>
          <div className={styles.actions}>{actions}</div>
        </Section>
        {mine}
        {removal}
        {share}
      </div>
      <div className={styles.long}>
        {price}
        {chart}
        <Columns>{facts}</Columns>
        {events}
      </div>
    </div>
  );
}
