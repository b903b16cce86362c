import { HttpResponse, http } from 'msw';

const unreachable = () => new HttpResponse(null, { status: 502 });

/** A data server that reaches no node either: accounts, assets and objects can't be read from it. Only for tests. */
export const nothingRead = [
  http.get('*/api/v1/get-account/:name', unreachable),
  http.post('*/api/:read', unreachable),
];
