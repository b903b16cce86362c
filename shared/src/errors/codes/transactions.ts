/** Codes of signing, in the worker, proposals, and the life of a transaction. */
export const transactionCodes = [
  // proposals to the holders of an account
  'proposal.no_key', // what was entered opens no key that approves, or none that has. facts: account
  'proposal.gone', // it has happened, ended or was refused meanwhile. facts: proposal
  'proposal.memo', // what is proposed can't carry an encrypted message: no other holder could read it
  'proposal.untold', // it can't be proposed: no sentence could tell the other holders all of it

  // signing, in the worker
  'signers.self', // an account can't sign for itself
  'signers.network_account', // an account of the network itself, which nobody holds or anybody may use
  'signers.locked_out', // what was entered would not be enough any more, and no accounts would be. facts: account

  'signer.unavailable', // the worker could not be started or has stopped
  'signer.not_configured', // no chain id was set yet: the node has not answered
  'signer.locked', // the vault is locked
  'signer.nothing_to_save', // the login was not begun, or was left for too long: log in again
  'signer.no_new_password', // no password was made for a new account, or it was dropped: begin again
  'signer.nothing_to_sign', // a request without operations
  'signer.malformed_challenge', // not a challenge of the bot's server: nothing else is signed in its place
  'signer.operation_not_allowed', // not on the worker's list. facts: type
  'signer.foreign_payer', // the payer is not the unlocked account. facts: payer
  'signer.not_as_shown', // the operations are not what the sheet shows by the agreed facts. facts: part
  'signer.not_only_votes', // a change of votes that would change more of the account: its memo key, an extension
  'signer.not_only_keys', // a change of password that would change more than keys: a vote, a proxy, an authority of several
  'signer.expiration_too_far', // it could still be carried out long after. facts: minutes
  'signer.wrong_chain', // for another chain than the configured one
  'signer.no_such_key', // a password or key opens no key of the account's authorities. facts: account
  'signer.no_held_key', // the keys asked for this one signature are not held, or no longer: enter them again
  'signer.multi_signature', // these keys alone do not meet the account's threshold. facts: account

  // the life of a transaction
  'transaction.expired', // it got into no block before its expiration: safe to try again
  'transaction.uncertain_before', // the outcome of an earlier transaction is not known yet. facts: seconds
] as const;
