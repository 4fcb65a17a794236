import { describe, expect, it, vi } from 'vitest';
import { buildPicture } from '#testing/build-form.ts';
import { WorkLost } from '#work-process/work-process.ts';
import { cropPicture } from './crop-picture.ts';
import { findPictureProblem, makePicture } from './make-pictures.ts';
import { inPictureProcess } from './process/picture-process.ts';

vi.mock('./process/picture-process.ts');

const crop = { x: 0, y: 0, width: 1, height: 1 };

/** What each call that needs the process says when the process fails in this way. */
async function failWith(error: Error) {
  vi.mocked(inPictureProcess).mockRejectedValue(error);
  const bytes = await buildPicture();
  const problems = [await findPictureProblem(bytes), await makePicture(bytes), await cropPicture(bytes, crop)];
  return problems.map((problem) => problem as { code: string; details: object });
}

describe('a picture', () => {
  it('is refused as broken when the decoder says so', async () => {
    const problems = await failWith(new Error('VipsJpeg: premature end'));
    expect(problems.map(({ code }) => code)).toEqual(Array(3).fill('UNSUPPORTED_IMAGE'));
  });

  it('is asked for once more when the process was lost, which says nothing of the picture', async () => {
    for (const { code, details } of await failWith(new WorkLost('make SIGKILL'))) {
      expect({ code, details }).toEqual({ code: 'UNAVAILABLE_NOW', details: { retryAfterSeconds: 5 } });
    }
  });
});
