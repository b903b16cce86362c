/** Codes of signing, in the worker, proposals, and the life of a transaction. */
export const transactionCodes = [
  // proposals to the holders of an account
  'proposal.no_key', // the secret opens no key that approves, or none that has approved. facts: account
  'proposal.gone', // it was executed, ended or refused in between. facts: proposal
  'proposal.memo', // a proposal cannot carry an encrypted message: no other holder could read it
  'proposal.untold', // no sentence describes it fully to the other holders, so it cannot be proposed

  // signing, in the worker
  'signers.self', // an account can't sign for itself
  'signers.network_account', // an account of the network itself, which is ownerless or open to all
  'signers.locked_out', // the present secret, and any accounts, would no longer suffice. facts: account

  'signer.unavailable', // the worker could not be started or has stopped
  'signer.not_configured', // no chain id is set yet: the node has not answered
  'signer.locked', // the vault is locked
  'signer.nothing_to_save', // no login is in progress, or it timed out: log in again
  'signer.no_new_password', // no password exists for a new account, or it was dropped: begin again
  'signer.nothing_to_sign', // a request without operations
  'signer.malformed_challenge', // not a challenge of the bot's server, so it is not signed
  'signer.operation_not_allowed', // not on the worker's list. facts: type
  'signer.foreign_payer', // the payer is not the unlocked account. facts: payer
  'signer.not_as_shown', // the operations differ from the agreed facts on the sheet. facts: part
  'signer.not_only_votes', // a vote change that would change more of the account: its memo key, an extension
  'signer.not_only_keys', // a password change that would change more than keys: a vote, a proxy, a shared authority
  'signer.expiration_too_far', // it would stay valid for too long. facts: minutes
  'signer.wrong_chain', // for a chain other than the configured one
  'signer.no_such_key', // a password or key opens no key of the account's authorities. facts: account
  'signer.no_held_key', // the keys for this one signature are missing or dropped: enter them again
  'signer.multi_signature', // these keys alone do not meet the account's threshold. facts: account

  // the life of a transaction
  'transaction.expired', // no block contained it before its expiration: safe to try again
  'transaction.uncertain_before', // the outcome of an earlier transaction is still unknown. facts: seconds
] as const;
