import { type ApiMethods, method } from '../apiMethod.ts';
import { readList, readRecord, readTexts } from '../arguments.ts';
import { getAsset } from './lookups.ts';

/** Fees, signatures and the trial run of a transaction (chain.md §2). */
export const transactionMethods: ApiMethods = {
  get_required_fees: method(2, ({ state, view: { ledger } }, [operations, asset]) =>
    ledger.feeAnswers(readList(operations), getAsset(state, asset).id),
  ),
  get_required_signatures: method(2, ({ view: { ledger } }, [transaction, keys]) =>
    ledger.requiredSignatures(readRecord(transaction), readTexts(keys)),
  ),
  get_potential_signatures: method(1, ({ view: { ledger } }, [transaction]) =>
    ledger.potentialSignatures(readRecord(transaction)),
  ),
  get_potential_address_signatures: method(1, () => []),
  get_transaction_hex: method(1, ({ view: { ledger } }, [transaction]) =>
    ledger.transactionHex(readRecord(transaction), true),
  ),
  get_transaction_hex_without_sig: method(1, ({ view: { ledger } }, [transaction]) =>
    ledger.transactionHex(readRecord(transaction), false),
  ),
  verify_authority: method(1, ({ view: { ledger } }, [transaction]) =>
    ledger.verifyAuthority(readRecord(transaction)),
  ),
  validate_transaction: method(1, ({ view: { ledger } }, [transaction]) =>
    ledger.validateTransaction(readRecord(transaction)),
  ),
};
