import { messenger } from '../../platform/messenger/messenger.ts';
import { showCopied, showError } from '../../platform/toasts.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

/** Copies a text and shows 'Copied' for a second (spec §8). */
export function useCopy(): (text: string) => void {
  return (text) => {
    messenger.writeClipboard(text).then(
      () => {
        messenger.haptic('success');
        showCopied();
      },
      (error: unknown) => showError(error),
    );
  };
}

/** A labelled button that copies the text. */
export function CopyButton({
  text,
  children,
  kind = 'secondary',
}: { text: string } & Pick<ButtonProps, 'children' | 'kind'>) {
  const copy = useCopy();
  return (
    <Button kind={kind} icon="copy" isStretched onPress={() => copy(text)}>
      {children}
    </Button>
  );
}

/** An icon button that copies the text; the label says what it copies. */
export function CopyIconButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy();
  return <IconButton icon="copy" label={label} onPress={() => copy(text)} />;
}
