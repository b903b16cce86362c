/** Codes of the connection to chain nodes, and requests to the data server. */
export const nodeCodes = [
  'node.unreachable', // no node could be asked before the deadline. facts: method
  'node.timeout', // a node took the request and did not answer in time. facts: method, url
  'node.connection_lost', // the connection went away (reads are then repeated on another node). facts: url, reason
  'node.wrong_chain', // the node is on another network. facts: url, expected, got
  'node.blocked', // the server of this page permits no connection to it. facts: url
  'node.too_many_own', // no more nodes of the user's own are kept. facts: most
  'node.false_native', // a node calls something else the native asset. facts: id, symbol, precision
  'node.disagree', // two nodes say different things of what is to be signed. facts: subject, field, oneNode, oneSays, otherNode, otherSays
  'node.contradicted', // a node was left, since two others contradict what it said of what is to be signed. facts: subject, field, left, said, others
  'node.false_form', // the form was filled in by a node's false word: nodes that agree say otherwise. facts: subject
  'node.api_denied', // this node does not offer that API (public nodes: asset, block). facts: api, url
  'node.bad_answer', // an answer without the fields we rely on. facts: method, detail
  'node.closed', // the client was closed by the app
  'request.cancelled', // the caller no longer wants the answer
  'request.malformed', // the data server was asked in a form it does not take. facts: detail
  'request.not_found', // nothing is there under that name or id. facts: what
  'request.too_large', // more bytes than the data server takes
  'broadcast.answer_lost', // sent, but no answer: it may or may not get into a block. facts: reason
] as const;
