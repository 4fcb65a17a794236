// Written by api/demo/write-page-modules.ts: change the data there, not this file.

import * as texts from '#texts/gallery.ts';

/** The thirty pictures of the founder's gallery, with their captions. */
export const galleryPictures: readonly { src: string; caption: string }[] = [
  { src: '/media/gallery-01_750x1000_ffffff/750.webp', caption: texts.indigoButi },
  { src: '/media/gallery-02_750x1000_eff3e9/750.webp', caption: texts.fiveButtons },
  { src: '/media/gallery-03_750x1000_e07a4f/750.webp', caption: texts.leheriyaStudy },
  { src: '/media/gallery-04_750x1000_f5efdf/750.webp', caption: texts.firstRustZip },
  { src: '/media/gallery-05_750x1000_fcfaf6/750.webp', caption: texts.bandhaniDots },
  { src: '/media/gallery-06_750x1000_c2bfb7/750.webp', caption: texts.elasticSides },
  { src: '/media/gallery-07_750x1000_fbf4db/750.webp', caption: texts.featheredDiamonds },
  { src: '/media/gallery-08_750x1000_f0efeb/750.webp', caption: texts.firstBelt },
  { src: '/media/gallery-09_750x1000_fefef1/750.webp', caption: texts.jaaliLattice },
  { src: '/media/gallery-10_750x1000_e8eaee/750.webp', caption: texts.whippedCream },
  { src: '/media/gallery-11_750x1000_fcfaf6/750.webp', caption: texts.winterCheck },
  { src: '/media/gallery-12_750x1000_f3dfd8/750.webp', caption: texts.pressedPetal },
  { src: '/media/gallery-13_750x1000_fffff9/750.webp', caption: texts.smallBuds },
  { src: '/media/gallery-14_750x1000_f1e6d6/750.webp', caption: texts.sortedBeads },
  { src: '/media/gallery-15_750x1000_fdfffc/750.webp', caption: texts.neemStripe },
  { src: '/media/gallery-16_750x1000_fff2f0/750.webp', caption: texts.tenPastTen },
  { src: '/media/gallery-17_750x1000_fcfaf6/750.webp', caption: texts.tieDyeTrial },
  { src: '/media/gallery-18_750x1000_e3e7dc/750.webp', caption: texts.oneStitch },
  { src: '/media/gallery-19_750x1000_28324a/750.webp', caption: texts.nightGarden },
  { src: '/media/gallery-20_750x1000_e6e2ec/750.webp', caption: texts.elevenReds },
  { src: '/media/gallery-21_750x1000_fefefe/750.webp', caption: texts.swimWaves },
  { src: '/media/gallery-22_750x1000_f1f2eb/750.webp', caption: texts.festivalKadas },
  { src: '/media/gallery-23_750x1000_fcfaf8/750.webp', caption: texts.terrazzoChips },
  { src: '/media/gallery-24_750x1000_fafafa/750.webp', caption: texts.zoyasCollar },
  { src: '/media/gallery-25_750x1000_feca85/750.webp', caption: texts.turmericGingham },
  { src: '/media/gallery-26_750x1000_f1f6f7/750.webp', caption: texts.snailPockets },
  { src: '/media/gallery-27_750x1000_fef9e2/750.webp', caption: texts.dipDye },
  { src: '/media/gallery-28_750x1000_f8ece3/750.webp', caption: texts.flatCollar },
  { src: '/media/gallery-29_750x1000_e8e4ef/750.webp', caption: texts.youngExperts },
  { src: '/media/gallery-30_750x1000_a3c5d7/750.webp', caption: texts.monsoonSlides },
];
