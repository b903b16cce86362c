import type { ReactNode } from 'react';
import { messenger } from '../../platform/messenger/messenger.ts';
import { Icon } from '../display/icons/Icon.tsx';
import styles from './Choice.module.css';

export interface RadioCellProps {
  /** Shared by all cells of one choice. */
  name: string;
  title: ReactNode;
  subtitle?: ReactNode;
  after?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of several options, with a tick on the chosen one. */
export function RadioCell({ name, title, subtitle, after, isChosen, onChoose }: RadioCellProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => {
          messenger.haptic('selection');
          onChoose();
        }}
      />
      <Texts title={title} subtitle={subtitle} />
      {after}
      <span className={styles.mark}>
        <Icon name="check" size={20} />
      </span>
    </label>
  );
}

export interface SwitchCellProps {
  title: ReactNode;
  subtitle?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that takes effect at once. */
export function SwitchCell({ title, subtitle, isOn, onChange }: SwitchCellProps) {
  return (
    <label className={styles.choice}>
      <Texts title={title} subtitle={subtitle} />
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => {
          messenger.haptic('selection');
          onChange(event.target.checked);
        }}
      />
      <span className={styles.track} />
    </label>
  );
}

/** A statement the user confirms before going on. */
export function CheckCell({ title, subtitle, isOn, onChange }: SwitchCellProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          messenger.haptic('selection');
          onChange(event.target.checked);
        }}
      />
      <span className={styles.box}>
        <Icon name="check" size={16} />
      </span>
      <Texts title={title} subtitle={subtitle} />
    </label>
  );
}

function Texts({ title, subtitle }: { title: ReactNode; subtitle: ReactNode }) {
  return (
    <span className={styles.texts}>
      {title}
      {subtitle !== undefined && <small>{subtitle}</small>}
    </span>
  );
}
