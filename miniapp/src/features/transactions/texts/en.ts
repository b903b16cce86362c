/** The transaction to sign, in words; loaded with the review sheet. */
export const reviewEn = {
  'review.what': 'What will happen',
  'review.expects': 'You get (estimate, not guaranteed)',
  'review.expected': 'Expected now',
  'review.mayRemain': 'Possible leftover on the route',
  'review.noBlock': 'Not in any block',
  'review.feesTaken': 'Issuer or pool fees take up to {{percent}}% of the {{symbol}} you get.',
  'review.changed': 'The figures have changed',
  'review.consent':
    'The figures are now worse than those you confirmed. Nothing was signed. Check and confirm again.',
  'review.before': 'before {{figure}}',
  'review.now': 'now {{figure}}',
  'outcome.done': '{{account}}: transaction is in block {{number}}.',
  'outcome.failed': '{{account}}: transaction failed.',
  'review.assetCreate':
    'Create the asset {{symbol}} with {{precision}} decimals and a maximum supply of {{supply}}.',
  'review.transfer': 'Send {{amount}} to {{name}} ({{id}}).',
  'review.upgrade':
    'Make {{name}} ({{id}}) a lifetime member. The fee below is the price and is not refundable.',
  'review.votes': 'Vote changes',
  'review.votesOwn': 'Remove the proxy: this account votes for itself.',
  'review.votesProxy': '{{name}} ({{id}}) votes with this account’s weight until you change it.',
  'review.votesAdded': 'New vote',
  'review.votesRemoved': 'Vote removed',
  'review.witness': 'witness',
  'review.committee': 'committee member',
  'review.worker': 'worker',
  'review.signers':
    'After this, only signatures with a total weight of at least {{threshold}}, or the owner, can pay from this account (active):',
  'review.owners':
    'After this, only signatures with a total weight of at least {{threshold}} own this account (owner) and can change all of its keys:',
  'review.memoKey': 'Memos open with the key {{key}} (memo)',
  'review.votesItself': 'The account votes for itself ({{id}})',
  'review.votesThrough': '{{name}} ({{id}}) votes on its behalf',
  'review.wantsWitnesses': 'Desired number of witnesses: {{number}}',
  'review.wantsCommittee': 'Desired number of committee members: {{number}}',
  'review.signerAccount': 'Account {{name}} ({{id}}), weight {{weight}}',
  'review.signerKey': 'Key {{key}}, weight {{weight}}',
  'review.propose':
    'Propose this to the signers (valid until {{time}}). Nothing moves until enough of them approve.',
  'review.approve':
    'Approve proposal {{proposal}}. With the last approval needed, all of this happens at once:',
  'review.approveOwner':
    'Approve proposal {{proposal}} as the account owner (owner). With the last approval needed, all of this happens at once:',
  'review.approveKey':
    'Approve proposal {{proposal}} with the key {{key}}. With the last approval needed, all of this happens at once:',
  'review.withdrawOwner': 'Revoke your approval of proposal {{proposal}} as owner (owner).',
  'review.withdrawKey': 'Revoke the approval of proposal {{proposal}} by the key {{key}}.',
  'review.withdrawApproval': 'Revoke your approval of proposal {{proposal}}.',
  'review.refuse': 'Reject proposal {{proposal}} for good. No one can approve it afterwards.',
  'review.later': 'From {{name}}: {{what}} Fee: {{fee}}.',
  'review.parts': '{{parts}}.',
  'review.untold': 'Unknown operation: don’t approve.',
  'review.laterSealed': 'From {{name}}: {{what}} Fee: {{fee}}. With an encrypted memo you can’t read.',
  'review.vote': '{{role}} {{name}} ({{id}})',
  'review.vestingCreate': 'Lock {{amount}}. {{term}}',
  'review.vestingWithdraw': 'Claim {{amount}} from the locked balance {{id}}.',
  'review.termLinear': 'Released gradually until {{end}}; nothing before {{cliff}}.',
  'review.termCoinDays_one': 'Fully released {{count}} day after {{start}}.',
  'review.termCoinDays_other': 'Fully released {{count}} days after {{start}}.',
  'review.termInstant': 'You can claim it at any time.',
  'review.poolCreate':
    'Create a {{assetA}}/{{assetB}} pool with the share asset {{share}}. Swap fee {{taker}}%, withdrawal fee {{withdrawal}}%.',
  'review.orderRests':
    'Place a limit order: sell {{amount}} for at least {{least}}, open until {{time}} unless filled or cancelled earlier.',
  'review.orderAtOnce':
    'Sell {{amount}} on the market for at least {{least}} before the market fee, all at once or not at all.',
  'review.youOffer': 'You sell',
  'review.onceSold': 'You get at least, when fully filled',
  'review.orderCancel': 'Cancel the open order {{order}}.',
  'review.timedCreate':
    'Hold {{amount}} for {{name}} ({{id}}). It pays out if someone reveals the {{size}}-byte secret of the {{algorithm}} hash {{hash}} within {{hours}} h. Otherwise it returns to you by itself.',
  'review.timedRedeem':
    'Reveal the secret of the timed transfer {{id}}: {{amount}} goes to {{name}} ({{to}}). The secret becomes public.',
  'review.timedExtend':
    'Extend the timed transfer {{id}} of {{amount}} to {{name}} by {{hours}} h, until {{time}}. You can’t get it back before then.',
  'review.poolDelete': 'Delete the empty pool {{pool}}.',
  'review.poolDeposit': 'Add up to {{amountA}} and {{amountB}} to pool {{pool}}.',
  'review.poolWithdraw': 'Return {{amount}} to pool {{pool}} for the matching part of both assets.',
  'review.poolExchange': 'Swap {{amount}} in pool {{pool}} for at least {{least}}.',

  'review.oneNode':
    'Only one node confirms this; no other could verify it. Double-check the amount and recipient.',
  'review.confirmedBy_one': 'Confirmed by one node only',
  'review.confirmedBy_other': 'Confirmed by {{count}} independent nodes',
  'review.nodes': 'Nodes',
  'review.validUntil': 'Valid until',
  'review.validFor': '{{time}} (in {{seconds}} s)',
  'review.afterBlock': 'After block',
  'danger.offMarket':
    'The proposal sells {{sold}} for {{bought}}, {{percent}}% below its value at today’s prices.',
  'danger.word': 'accept',
  'danger.consent': 'I understand. Sign anyway',
  'danger.oneNode':
    'Everything here comes from {{node}} alone. If it lies about a name, amount or asset, nothing can catch it.',
  'danger.control': 'This changes who controls an account. Check every name and key above.',
  'danger.lateSecret':
    'This ends in less than ten minutes. If you sign too late, you get nothing and everyone knows the secret.',
  'danger.otherAccount':
    '{{name}} was account {{before}} when you last used it, now it’s {{now}}. Names never move on this chain: a node is lying, or lied then.',
  'danger.otherMemoKey':
    'The memo to {{name}} will be encrypted to a different key than last time. Ask the recipient if they changed it.',
  'danger.otherAsset':
    '{{symbol}} was {{before}} when you last used it, now it’s {{now}}. Asset symbols never change: a node is lying, or lied then.',
  'danger.otherPrecision':
    '{{symbol}} had {{before}} decimals when you last used it, now it has {{now}}. Decimals never change: the real amount may differ.',
  'review.title': 'Review and confirm',
  'review.youSend': 'You send',
  'review.memo': 'Memo',
  'review.memoOf': 'Memo for step {{number}}, to {{name}}',
  'review.confirm': 'Confirm and sign',
  'review.final': 'A transaction cannot be undone.',
  'review.wait': 'Getting current fees…',
  'review.youGet': 'You get at least',
  'review.feeChanged': 'The fee has changed. Check it and confirm again.',
  'review.namesChanged':
    'Nodes now describe these accounts or assets differently. Nothing was signed. Check every line and confirm again.',
  'review.newPassword':
    'This replaces the account password with new owner, active and memo keys. The old password and all its keys stop working.',
  'review.multiSignature': 'These keys can’t sign for {{account}} alone: it’s a multisig account.',
  'review.signedOnly': 'You can close this. The transaction goes on, and History shows the result.',

  'transaction.title': 'Transaction',
  'transaction.signed': 'Signed',
  'transaction.sent': 'Sent to the network',
  'transaction.included': 'In block {{number}}',
  'transaction.irreversible': 'Irreversible',
  'transaction.provenBy': 'Proven by {{signed}} of {{active}} witnesses',
  'transaction.uncheckedTwo': 'Reported by two nodes. This device can’t check the block itself.',
  'transaction.uncheckedOne': 'Reported by one node only. This device can’t check the block itself.',
  'transaction.saveProof': 'Save proof',
  'transaction.copyProof': 'Copy proof',
  'transaction.lost': 'No response. Looking for the transaction… Nothing is sent twice.',
  'transaction.expired': 'Expired. It isn’t in any block and never will be. It’s safe to try again.',
  'transaction.expiredOneNode':
    'Expired, but only one node says so. Look for it in a block explorer before you pay again.',
  'transaction.id': 'Transaction ID',
  'transaction.copyId': 'Copy transaction ID',
  'review.viewOnly': 'This account is view-only. You can’t send from it.',
};
