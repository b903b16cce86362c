import { AppError } from '@xbts/shared/errors/appError.ts';

/** What a receipt says; every text in the user's language. */
export interface Receipt {
  readonly word: string;
  /** Large; none where nothing moved. */
  readonly amounts: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The explorer's page of its block. */
  readonly link: string;
}

const WIDTH = 1080;
const PAD = 80;
const INNER = WIDTH - 2 * PAD;
const [TITLE, LARGE, MIDDLE, SMALL, LEAST] = [44, 84, 36, 28, 18] as const;
const [HEAD, AMOUNT, FACT, FOOT] = [330, 110, 104, 120] as const;
const RING = 66;

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly family: string;
  colour(token: string): string;
}

/** Writes one line, made smaller until it fits: nothing of a receipt is cut. */
function write(
  pen: Pen,
  text: string,
  at: { x: number; y: number; size: number; token: string; weight?: number },
): void {
  const { context, family, colour } = pen;
  const { x, y, token, weight = 400 } = at;
  let { size } = at;
  const measure = () => {
    context.font = `${weight} ${size}px ${family}`;
    return context.measureText(text).width;
  };
  while (measure() > INNER && size > LEAST) size -= 2;
  context.fillStyle = colour(token);
  context.fillText(text, x, y, INNER);
}

function drawCheck({ context, colour }: Pen): void {
  const [x, y] = [WIDTH / 2, 150];
  context.fillStyle = colour('--gain');
  context.beginPath();
  context.arc(x, y, RING, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = colour('--paper');
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x - 27, y + 2);
  context.lineTo(x - 8, y + 21);
  context.lineTo(x + 28, y - 18);
  context.stroke();
}

function drawAll(pen: Pen, { word, amounts, facts, link }: Receipt): void {
  const { context } = pen;
  const middle = WIDTH / 2;
  drawCheck(pen);
  context.textAlign = 'center';
  write(pen, word, { x: middle, y: 284, size: TITLE, token: '--ink-hint', weight: 600 });
  for (const [index, text] of amounts.entries())
    write(pen, text, { x: middle, y: HEAD + 60 + index * AMOUNT, size: LARGE, token: '--ink', weight: 700 });
  context.textAlign = 'start';
  const top = HEAD + amounts.length * AMOUNT;
  for (const [index, { label, value }] of facts.entries()) {
    const y = top + 48 + index * FACT;
    write(pen, label, { x: PAD, y, size: SMALL, token: '--ink-hint' });
    write(pen, value, { x: PAD, y: y + 44, size: MIDDLE, token: '--ink', weight: 600 });
  }
  write(pen, `XBTS · ${link}`, {
    x: PAD,
    y: top + facts.length * FACT + 78,
    size: SMALL,
    token: '--ink-hint',
  });
}

/** Draws a receipt on white, like paper, as a PNG. @throws AppError unexpected where the browser draws nothing */
export function drawReceipt(receipt: Receipt): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + receipt.amounts.length * AMOUNT + receipt.facts.length * FACT + FOOT;
  const context = canvas.getContext('2d');
  if (context === null) throw new AppError('unexpected', { detail: 'no canvas' });
  const style = getComputedStyle(document.documentElement);
  const pen: Pen = {
    context,
    family: getComputedStyle(document.body).fontFamily,
    colour: (token) => style.getPropertyValue(token).trim(),
  };
  context.fillStyle = pen.colour('--paper');
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawAll(pen, receipt);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new AppError('unexpected', { detail: 'no picture' }));
      else resolve(blob);
    }, 'image/png');
  });
}
