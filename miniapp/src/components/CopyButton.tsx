import { useT } from '../i18n/useT.ts';
import { messenger } from '../messenger/messenger.ts';
import { showError, showToast } from '../stores/toasts.ts';
import { IconButton } from './IconButton.tsx';

/** Copies a text, and says 'Copied' for a second (spec §8). */
export function useCopy(): (text: string) => void {
  const t = useT();
  return (text) => {
    messenger.writeClipboard(text).then(
      () => {
        messenger.haptic('success');
        showToast('success', t('common.copied'), 1000);
      },
      (error: unknown) => showError(error),
    );
  };
}

/** An icon that copies the text; the label says what is copied. */
export function CopyIconButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy();
  return <IconButton icon="copy" label={label} onPress={() => copy(text)} />;
}
