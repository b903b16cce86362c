import { showToast } from '../../../platform/toasts.ts';
import { isFinal, usePending } from './pending.ts';

/** Says a text once the transaction is in a block, whatever screen is shown by then; nothing when it comes to nothing. */
export function announceSuccess(id: string, text: string): void {
  const stop = usePending.subscribe(({ transactions }) => {
    const transaction = transactions.find((each) => each.id === id);
    if (transaction?.phase === 'included' || transaction?.phase === 'irreversible')
      showToast('success', text);
    else if (transaction !== undefined && !isFinal(transaction)) return;
    stop();
  });
}
