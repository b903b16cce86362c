import { HttpResponse, http } from 'msw';

/** A server that knows no reads together: each path is then asked for alone, by its own handler. Only for tests. */
export const answeredAlone = http.get('*/api/v1/together', () => new HttpResponse(null, { status: 404 }));
