/** What is about to be signed, in words; loaded with the review sheet. */
export const reviewEn = {
  'review.what': 'What happens',
  'review.expects': 'At the current state you get',
  'review.expected': 'Expected now',
  'review.mayRemain': 'May remain of what is between',
  'review.noBlock': 'In no block',
  'review.feesTaken':
    'Fees of the issuer or the pool take up to {{percent}}\u00a0% of the {{symbol}} that this brings.',
  'review.changed': 'The figures have changed meanwhile',
  'review.consent':
    'The figures are worse than those you confirmed. Nothing was signed. Check them and confirm again.',
  'review.before': 'before {{figure}}',
  'review.now': 'now {{figure}}',
  'outcome.done': 'The transaction of {{account}} is in block {{number}}.',
  'outcome.failed': 'A transaction of {{account}} did not go through.',
  'review.assetCreate':
    'Create the asset {{symbol}} with {{precision}} decimals, at most {{supply}} of it at any time.',
  'review.transfer': 'Pay {{amount}} to {{name}} ({{id}}).',
  'review.upgrade':
    'Make {{name}} ({{id}}) a lifetime member. The fee below is the price, and none of it comes back.',
  'review.votes': 'What changes in the votes',
  'review.votesOwn': 'No proxy any more: this account votes for itself.',
  'review.votesProxy': '{{name}} ({{id}}) votes with the weight of this account, until you change that.',
  'review.votesAdded': 'New vote',
  'review.votesRemoved': 'Vote taken back',
  'review.witness': 'witness',
  'review.committee': 'committee member',
  'review.worker': 'worker',
  'review.signers':
    'From then on signatures that weigh {{threshold}} together may pay from this account (active), and no others but the owner’s:',
  'review.owners':
    'From then on signatures that weigh {{threshold}} together own this account (owner), may change all of its keys, and nobody else can:',
  'review.memoKey': 'Messages are opened by the key {{key}} (memo)',
  'review.votesItself': 'The account votes for itself ({{id}})',
  'review.votesThrough': '{{name}} ({{id}}) votes in its name',
  'review.wantsWitnesses': 'Witnesses it wants: {{number}}',
  'review.wantsCommittee': 'Committee members it wants: {{number}}',
  'review.signerAccount': 'Account {{name}} ({{id}}), weight {{weight}}',
  'review.signerKey': 'Key {{key}}, weight {{weight}}',
  'review.propose':
    'Propose this to the co-signers until {{time}}. Nothing moves before enough of them approve.',
  'review.approve':
    'Approve proposal {{proposal}}. With the last approval it needs, all of this happens at once:',
  'review.approveOwner':
    'Approve proposal {{proposal}} as the account’s owner (owner). With the last approval it needs, all of this happens at once:',
  'review.approveKey':
    'Approve proposal {{proposal}} by the key {{key}}. With the last approval it needs, all of this happens at once:',
  'review.withdrawOwner': 'Take your approval of proposal {{proposal}} as owner (owner) back.',
  'review.withdrawKey': 'Take the approval of proposal {{proposal}} by the key {{key}} back.',
  'review.withdrawApproval': 'Take your approval of proposal {{proposal}} back.',
  'review.refuse': 'Refuse proposal {{proposal}} for good: nobody can approve it any more.',
  'review.later': 'From {{name}}: {{what}} It pays a fee of {{fee}}.',
  'review.parts': '{{parts}}.',
  'review.untold': 'Unknown operation: do not approve.',
  'review.laterSealed':
    'From {{name}}: {{what}} It pays a fee of {{fee}}. With an encrypted message that you cannot read.',
  'review.vote': '{{role}} {{name}} ({{id}})',
  'review.vestingCreate': 'Lock {{amount}}. {{term}}',
  'review.vestingWithdraw': 'Take {{amount}} out of the locked balance {{id}}.',
  'review.termLinear': 'It is released step by step until {{end}}; nothing of it before {{cliff}}.',
  'review.termCoinDays_one': 'Counted from {{start}}, it is released in full after {{count}} day.',
  'review.termCoinDays_other': 'Counted from {{start}}, it is released in full after {{count}} days.',
  'review.termInstant': 'It can be taken out at any time.',
  'review.poolCreate':
    'Create a pool of {{assetA}} and {{assetB}} with the share asset {{share}}. Fee of an exchange {{taker}} %, fee of a withdrawal {{withdrawal}} %.',
  'review.orderRests':
    'Offer {{amount}} on the market for at least {{least}}, until {{time}} unless it is sold or cancelled before.',
  'review.orderAtOnce':
    'Sell {{amount}} on the market for at least {{least}} before the market fee, all at once or not at all.',
  'review.youOffer': 'You set aside',
  'review.onceSold': 'You get at least, once all of it is sold',
  'review.orderCancel': 'Cancel the open order {{order}}.',
  'review.timedCreate':
    'Hold {{amount}} for {{name}} ({{id}}). Whoever gives the secret of {{size}} bytes behind the {{algorithm}} hash {{hash}} within {{hours}} h pays it out; after that it comes back to you by itself.',
  'review.timedRedeem':
    'Give the secret of the timed transfer {{id}}: {{amount}} goes to {{name}} ({{to}}). From then on everybody can read the secret.',
  'review.timedExtend':
    'Extend the timed transfer {{id}} of {{amount}} to {{name}} by {{hours}} h, until {{time}}. You cannot have it back before.',
  'review.poolDelete': 'Delete the empty pool {{pool}}.',
  'review.poolDeposit': 'Put at most {{amountA}} and {{amountB}} into pool {{pool}}.',
  'review.poolWithdraw': 'Give {{amount}} back to pool {{pool}} for its part of both assets.',
  'review.poolExchange': 'Sell {{amount}} to pool {{pool}} for at least {{least}}.',

  'review.oneNode':
    'Only one node confirms this: nobody else could be asked whether it tells the truth. Check amount and recipient twice.',
  'review.confirmedBy_one': 'Confirmed by one node only',
  'review.confirmedBy_other': 'Confirmed by {{count}} independent nodes',
  'review.nodes': 'Nodes',
  'review.validUntil': 'Valid until',
  'review.validFor': '{{time}}, {{seconds}} s from now',
  'review.afterBlock': 'After block',
  'danger.offMarket':
    'The proposal sells {{sold}} for {{bought}} at {{percent}}\u00a0% below what it is worth by today’s prices.',
  'danger.word': 'accept',
  'danger.consent': 'I understand, and sign anyway',
  'danger.oneNode':
    'Everything on this sheet is the word of {{node}} alone. If it lies about name, amount or asset, nobody contradicts it.',
  'danger.control': 'This changes who controls an account. Check every name and key above.',
  'danger.lateSecret':
    'This ends in less than ten minutes. Signed too late, it brings nothing, and everybody knows the secret then.',
  'danger.otherAccount':
    'The name {{name}} stood for account {{before}} when you last used it, now for {{now}}. Names never move on this chain: a node lies, or lied then.',
  'danger.otherMemoKey':
    'The message to {{name}} will be encrypted to another key than last time. Ask the recipient whether the key was changed.',
  'danger.otherAsset':
    '{{symbol}} was {{before}} when you last used it, now it is {{now}}. Assets never change their symbol: a node lies, or lied then.',
  'danger.otherPrecision':
    '{{symbol}} had {{before}} decimals when you last used it, now {{now}}. Decimals never change: the real amount may be another.',
  'review.title': 'Check and confirm',
  'review.youSend': 'You send',
  'review.memo': 'Message',
  'review.memoOf': 'Message of step {{number}}, to {{name}}',
  'review.confirm': 'Confirm and sign',
  'review.final': 'A transaction cannot be undone.',
  'review.wait': 'Reading the current fees from the network…',
  'review.youGet': 'You get at least',
  'review.feeChanged': 'The fee has changed meanwhile. Please check it and confirm again.',
  'review.namesChanged':
    'The nodes that answer now say something else of these accounts or assets than before. Nothing was signed. Check every line and confirm again.',
  'review.newPassword':
    'This replaces the password of the account: new owner, active and memo keys. The old password and all keys made from it stop working.',
  'review.pinHint': 'Your PIN unlocks the keys for this signature.',
  'review.multiSignature': 'These keys alone cannot sign for {{account}}: it is a multi-signature account.',
  'review.signedOnly':
    'You may close this window. The transaction goes on; the history shows what becomes of it.',

  'transaction.title': 'Transaction',
  'transaction.signed': 'Signed',
  'transaction.sent': 'Sent to the network',
  'transaction.included': 'In block {{number}}',
  'transaction.irreversible': 'Irreversible',
  'transaction.provenBy': 'Proven by {{signed}} of {{active}} witnesses',
  'transaction.uncheckedTwo': 'Two nodes say so: this device can’t check the block itself.',
  'transaction.uncheckedOne': 'Only one node says so: this device can’t check the block itself.',
  'transaction.saveProof': 'Save the proof',
  'transaction.copyProof': 'Copy the proof',
  'transaction.lost': 'No answer came. Looking for the transaction; nothing is sent twice.',
  'transaction.expired': 'Expired: it is in no block and never will be. It is safe to try again.',
  'transaction.expiredOneNode':
    'Expired, says the only node that could be asked. Before you pay again, look for the transaction in an explorer.',
  'transaction.id': 'Transaction id',
  'transaction.copyId': 'Copy the transaction id',
  'review.viewOnly': 'This account is only being viewed: nothing can be sent from it.',
  'review.details': 'Details',
};
