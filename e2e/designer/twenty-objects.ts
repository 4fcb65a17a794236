import type { DesignDocument, DesignObject, TextObject } from '@aaram/shared-domain/design';

const usual = { name: '', flip: false, opacity: 1, isLocked: false, isHidden: false, outline: null };
const text = (id: string, words: string, more: Partial<TextObject>): TextObject => ({
  ...{ ...usual, kind: 'text', id, text: words, font: 'hind@1', size: 22, ink: '#28356e', turn: 0, x: 150, y: 40 },
  ...{ spacing: 0, curve: 0, align: 'center', leading: 1.1 },
  ...more,
});
const art = (id: string, piece: string, x: number, y: number, more: object = {}): DesignObject => ({
  ...{ ...usual, kind: 'shape', id, art: piece, x, y, width: 50, height: 50, ink: '#b3262f', turn: 0 },
  ...more,
});

/** Twenty objects of every kind that is drawn by paths: bent, spaced, outlined and turned texts, art, and a group. */
export const twentyObjects: DesignDocument = {
  v: 1,
  areas: 'tee@1',
  prints: {
    front: [
      text('t1', 'स्त्री हिन्दी क्षत्रिय', {
        font: 'rozha@1',
        curve: 60,
        outline: { ink: '#f0b429', width: 1.5 },
        size: 26,
      }),
      text('t2', 'Goa 2026', { font: 'bungee@1', y: 90, spacing: 3, turn: -6 }),
      text('t3', 'team tour\nseason two', { font: 'pacifico@1', y: 140, ink: '#2f7d4f', align: 'left' }),
      text('t4', 'आराम', { font: 'yatra@1', y: 190, size: 40, opacity: 0.6, outline: { ink: '#1c1a22', width: 2 } }),
      text('t5', 'CLASS OF 27', { font: 'bebas@1', y: 380, size: 30, curve: -40 }),
      text('t6', 'माँ', { font: 'modak@1', x: 60, y: 330, size: 40 }),
      text('t7', 'no excuses', { font: 'caveat@1', x: 240, y: 330, flip: true }),
      ...['star5@1', 'mandala2@1', 'paisley@1', 'lotus@1', 'cricket@1', 'diya@1', 'laurel@1', 'paw@1', 'bike@1'].map(
        (piece, at) => art(`a${at}`, piece, 40 + (at % 5) * 56, 240 + Math.floor(at / 5) * 56, { turn: at * 17 }),
      ),
      art('a9', 'ring@1', 150, 200, { width: 280, height: 380, outline: { ink: '#1c1a22', width: 0.6 } }),
      art('b0', 'heart@1', 270, 60, { ink: '#d9437f', opacity: 0.8 }),
      {
        ...{ name: '', flip: false, opacity: 0.9, isLocked: false, isHidden: false, kind: 'group', id: 'g1' },
        ...{ x: 40, y: 60, turn: 20 },
        children: [
          art('c0', 'sun@1', 0, 0, { ink: '#e8862e' }),
          art('c1', 'square@1', 8, 8, { width: 12, height: 12 }),
        ],
      },
    ],
  },
};
