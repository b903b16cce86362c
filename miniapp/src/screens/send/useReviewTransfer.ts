import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useLocation } from 'wouter';
import { useFullAccount } from '../../data/account.ts';
import { messenger } from '../../messenger/messenger.ts';
import { usePending } from '../../stores/pending.ts';
import { openReview } from '../../stores/review.ts';
import type { SendForm } from './useSendForm.ts';

/** True when a signed transaction has come to nothing: what was typed is still wanted then. */
function hasFailed(id: string): boolean {
  const phase = usePending.getState().transactions.find((each) => each.id === id)?.phase;
  return phase === 'expired' || phase === 'refused';
}

/** Opens the review of the payment in the form, and leaves the form once the payment is on its way. */
export function useReviewTransfer(account: string, form: SendForm): { open: () => void } {
  const [, navigate] = useLocation();
  const from = useFullAccount(account).data?.account.id;
  const { fields, holding, recipient, units, fee } = form;
  const review = async (operation: Operation) => {
    const memos = fields.memo === '' ? [] : [{ index: 0, text: fields.memo }];
    const { id } = await openReview({ account, operations: [operation], memos, feeAssetId: fee.assetId });
    if (id !== null && !hasFailed(id)) navigate('/wallet', { replace: true });
  };
  return {
    open: () => {
      const isRight = form.check();
      if (
        !isRight ||
        from === undefined ||
        recipient.account === null ||
        holding === undefined ||
        units === null
      ) {
        messenger.haptic('warning');
        return;
      }
      void review([
        operationType.transfer,
        {
          fee: { amount: 0, asset_id: fee.assetId },
          from,
          to: recipient.account.id,
          amount: { amount: units.toString(), asset_id: holding.assetId },
          extensions: [],
        },
      ]);
    },
  };
}
