import { describe, expect, it } from 'vitest';
import { FITTING, fitInto, panBy, zoomAt } from './zoom-view.ts';

const area = { width: 400, height: 800 };
const extent = { area, picture: { width: 400, height: 500 } };
const MIDDLE = { x: 0, y: 0 };

describe('the zoom of a picture', () => {
  it('keeps what is under the finger there', () => {
    const point = { x: 100, y: -80 };
    const view = zoomAt(FITTING, 3, point, extent);
    expect(view).toEqual({ scale: 3, x: -200, y: 160 });
    expect({ x: view.x + 3 * 100, y: view.y + 3 * -80 }).toEqual(point);
  });

  it('ends at the whole picture and at four times', () => {
    expect(zoomAt(FITTING, 0.2, MIDDLE, extent)).toEqual(FITTING);
    expect(zoomAt(FITTING, 100, MIDDLE, extent).scale).toBe(4);
  });

  it('never leaves a gap beside a picture that is larger than the area, and centres one that is not', () => {
    const twice = zoomAt(FITTING, 2, MIDDLE, extent);
    expect(panBy(twice, { x: 9000, y: -9000 }, extent)).toEqual({ scale: 2, x: 200, y: -100 });
    expect(panBy(FITTING, { x: 50, y: 50 }, extent)).toEqual(FITTING);
  });

  it('is whole and in the middle again after zooming out from anywhere', () => {
    const corner = panBy(zoomAt(FITTING, 4, MIDDLE, extent), { x: 900, y: 900 }, extent);
    expect(zoomAt(corner, 0, { x: -100, y: 30 }, extent)).toEqual(FITTING);
  });

  it('knows how large a picture is that fits into the area', () => {
    expect(fitInto(area, { width: 800, height: 1000 })).toEqual({ width: 400, height: 500 });
    expect(fitInto(area, { width: 100, height: 800 })).toEqual({ width: 100, height: 800 });
    expect(fitInto(area, { width: 0, height: 0 })).toEqual(area);
  });
});
