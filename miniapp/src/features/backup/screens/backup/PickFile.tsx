import styles from './Backup.module.css';

interface PickFileProps {
  label: string;
  accept: string;
  onPick: (file: File) => void;
}

/** A button that opens the device's file picker. */
export function PickFile({ label, accept, onPick }: PickFileProps) {
  return (
    <label className={styles.pick}>
      {label}
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onPick(file);
        }}
      />
    </label>
  );
}
