const sentences = [
  ['en', 'Very many people are here right now. The page tries again by itself.'],
  ['ru', 'Сейчас очень много посетителей. Страница попробует открыться снова сама.'],
  ['zh', '当前访问人数过多，页面会自动重试。'],
] as const;

/** The page that browsers show while the server is overloaded; it reloads after some seconds. */
export const busyPage = (seconds: number): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="refresh" content="${seconds}"><title>XBTS</title></head><body>`,
    ...sentences.map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`),
    '</body></html>',
  ].join('');
