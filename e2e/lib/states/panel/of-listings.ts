import { longName } from '../extremes.ts';
import type { State } from '../state.ts';

const path = '/admin-listings';
const call = '/auth/panel/listing-scores';
const gaps = ['mrp', 'countryOfOrigin', 'netQuantity', 'maker', 'pictures', 'description', 'pictureTexts'];

/** The panel's page of the weakest listings. */
export const statesOfTheListings: State[] = [
  {
    name: 'panel listings',
    path,
    answers: {
      [call]: [
        { _id: 'p1', name: longName, image: null, score: 24, lacking: gaps },
        { _id: 'p2', name: 'Linen kurta', image: null, score: 94, lacking: ['brand'] },
      ],
    },
    shows: '24 of 100',
  },
  { name: 'panel listings, nothing', path, answers: { [call]: [] }, shows: 'All products on sale are complete.' },
];
