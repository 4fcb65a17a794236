import { expect, it } from 'vitest';
import { headPictures } from './head-pictures.ts';
import { sitePictures } from './site-pictures.ts';

it('the head names the pictures that the hero shows', () => {
  expect(headPictures).toEqual({ dress: sitePictures['hero-home-dress'], bag: sitePictures['hero-home-bag'] });
});
