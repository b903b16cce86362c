import { assetFlag, hasFlag, isAuthorizedAsset } from '../authorizedAsset.ts';
import { adjustBalance } from '../balances.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain, errorFrame, failChain, NodeError } from '../nodeError.ts';
import { prettyAmount } from '../prettyAmount.ts';

const file = 'transfer_evaluator.cpp';
const validatePlace = (line: number) => ({ file: 'transfer.cpp', line, method: 'validate' });

export const transfer: Evaluator<0> = {
  file,
  feePayer: ({ from }) => from,
  validate({ fee, from, to, amount }) {
    assertChain(fee.amount >= 0n, validatePlace(41), 'fee.amount >= 0');
    assertChain(from !== to, validatePlace(42), 'from != to');
    assertChain(amount.amount > 0n, validatePlace(43), 'amount.amount > 0');
  },
  evaluate({ from, to, amount }, { state }) {
    const sender = state.account(from);
    const recipient = state.account(to);
    const asset = state.asset(amount.asset_id);
    const summary = { a: prettyAmount(state, amount), f: sender.name, t: recipient.name };
    const outer = errorFrame(
      { file, line: 73, method: 'do_evaluate' },
      'Unable to transfer ${a} from ${f} to ${t}',
      summary,
    );
    try {
      const place = { file, line: 0, method: 'do_evaluate' };
      if (!isAuthorizedAsset(sender, asset)) {
        const format = "'from' account ${from} is not whitelisted for asset ${asset}";
        failChain(3050001, place, format, { from, asset: asset.id });
      }
      if (!isAuthorizedAsset(recipient, asset)) {
        const format = "'to' account ${to} is not whitelisted for asset ${asset}";
        failChain(3050002, place, format, { to, asset: asset.id });
      }
      const isIssuerInvolved = from === asset.issuer || to === asset.issuer;
      if (hasFlag(asset, assetFlag.transferRestricted) && !isIssuerInvolved) {
        failChain(3050003, place, 'Asset ${asset} has transfer_restricted flag enabled', { asset: asset.id });
      }
      const held = { amount: state.balance(from, asset.id), asset_id: asset.id };
      assertChain(
        held.amount >= amount.amount,
        { file, line: 68, method: 'do_evaluate' },
        'insufficient_balance',
        "Insufficient Balance: ${balance}, unable to transfer '${total_transfer}' from account '${a}' to '${t}'",
        {
          a: sender.name,
          t: recipient.name,
          total_transfer: summary.a,
          balance: prettyAmount(state, held),
        },
      );
    } catch (error) {
      throw error instanceof NodeError ? error.addFrame(outer) : error;
    }
    return () => {
      adjustBalance(state, from, { ...amount, amount: -amount.amount });
      adjustBalance(state, to, amount);
      return voidResult;
    };
  },
};
