import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { foldStepOf, type Garment, type GarmentPixels, type Side } from '@aaram/shared-domain/design';
import sharp from 'sharp';

const pathOf = (name: string) => fileURLToPath(import.meta.resolve(`@aaram/shared-domain/garments/${name}`));

async function readPixels(name: string, channels: 1 | 3): Promise<{ data: Buffer; width: number; height: number }> {
  const picture = sharp(await readFile(pathOf(name)));
  const { data, info } = await (channels === 1 ? picture.extractChannel(0) : picture.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** One side of a garment, ready to be dyed and printed on; 750 px wide. */
export async function readGarment(garment: Garment, side: Side): Promise<GarmentPixels> {
  const name = (file: string) => `${garment}-${side}-${file}-750.webp`;
  const scene = await readPixels(name('scene'), 3);
  const mask = await readPixels(name('mask'), 1);
  const shade = await readPixels(name('shade'), 1);
  const map = await readPixels(name('map'), 3);
  return {
    width: scene.width,
    height: scene.height,
    scene: scene.data,
    mask: mask.data,
    shade: shade.data,
    map: map.data,
    step: foldStepOf(garment, side),
  };
}
