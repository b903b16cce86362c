import { HttpResponse, http } from 'msw';

const unreachable = () => new HttpResponse(null, { status: 502 });

/** A data server without a node: it cannot read accounts, assets and objects. Only for tests. */
export const nothingRead = [
  http.get('*/api/v1/get-account/:name', unreachable),
  http.post('*/api/:read', unreachable),
];
