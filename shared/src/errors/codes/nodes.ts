/** Codes of the connection to chain nodes, and requests to the data server. */
export const nodeCodes = [
  'node.unreachable', // no node answered before the deadline. facts: method
  'node.timeout', // a node received the request but did not answer in time. facts: method, url
  'node.connection_lost', // the connection broke (reads are then repeated on another node). facts: url, reason
  'node.wrong_chain', // the node is on another network. facts: url, expected, got
  'node.blocked', // this page's server permits no connection to it. facts: url
  'node.too_many_own', // the list of the user's own nodes is full. facts: most
  'node.false_native', // a node names another native asset. facts: id, symbol, precision
  'node.disagree', // two nodes differ about facts to be signed. facts: subject, field, oneNode, oneSays, otherNode, otherSays
  'node.contradicted', // a node was left because two others contradict it about facts to be signed. facts: subject, field, left, said, others
  'node.false_form', // the form was filled with a node's false answer; nodes that agree say otherwise. facts: subject
  'node.api_denied', // this node does not offer that API (public nodes: asset, block). facts: api, url
  'node.bad_answer', // an answer without the fields that the app needs. facts: method, detail
  'node.closed', // the client was closed by the app
  'request.cancelled', // the caller no longer wants the answer
  'request.malformed', // the data server cannot read the request. facts: detail
  'request.not_found', // nothing has that name or id. facts: what
  'request.too_large', // more bytes than the data server accepts
  'broadcast.answer_lost', // sent, but no answer: a block may or may not contain it later. facts: reason
] as const;
