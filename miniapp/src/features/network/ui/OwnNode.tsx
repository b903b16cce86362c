import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { nodeAddressOf } from '@xbts/shared/protocol/nodeAddress.ts';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { showToast } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { addOwnNode, isKnownNode, removeOwnNode } from '../../settings/model/ownNodes.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { useNetworkT } from '../texts/networkTexts.ts';
import styles from './OwnNode.module.css';

/** The user's own nodes: each must name its network before it is saved. */
export function OwnNode() {
  const t = useNetworkT();
  const ownNodes = useSettings((settings) => settings.ownNodes);
  const form = useOwnNodeForm();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.add();
  };
  const remove = (url: string) => {
    removeOwnNode(url);
    showToast('success', t('own.removed'));
  };
  return (
    <Section header={t('own.title')} isPadded>
      {ownNodes.map((url) => (
        <div className={styles.own} key={url}>
          <span>{url}</span>
          <IconButton icon="trash" label={t('own.remove', { url })} onPress={() => remove(url)} />
        </div>
      ))}
      <form onSubmit={submit}>
        <TextField
          isInCard
          label={t('own.label')}
          value={form.typed}
          onChange={form.type}
          hint={t('own.hint')}
          error={form.error ?? undefined}
          placeholder="wss://"
          isDisabled={form.isChecking}
        />
        <Button
          type="submit"
          kind="secondary"
          isStretched
          isLoading={form.isChecking}
          isDisabled={form.typed.trim() === ''}
        >
          {t('own.add')}
        </Button>
      </form>
    </Section>
  );
}

function useOwnNodeForm() {
  const t = useNetworkT();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | AppError | null>(null);
  const [isChecking, setChecking] = useState(false);
  const add = async () => {
    const url = nodeAddressOf(typed);
    if (url === null) return setError(t('own.malformed'));
    if (isKnownNode(url)) return setError(t('own.known'));
    setChecking(true);
    try {
      await addOwnNode(url);
      setTyped('');
      showToast('success', t('own.added'));
    } catch (problem) {
      // Its sentence may not have loaded yet: it is looked up when drawn.
      setError(toAppError(problem));
    } finally {
      setChecking(false);
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setError(null);
  };
  return { typed, type, error: error instanceof AppError ? errorText(error) : error, isChecking, add };
}
