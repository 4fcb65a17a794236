import * as texts from '#texts/gallery-pictures.ts';
// Written by api/demo/write-page-modules.ts: change the data there, not this file.

/** The thirty pictures of the founder's gallery, with their captions. */
export const galleryPictures: readonly { src: string; caption: string }[] = [
  {
    src: '/media/gallery-01_750x1000_ffffff/750.webp',
    caption: texts.indigoButiOnUnbleachedCottonFirst,
  },
  { src: '/media/gallery-02_750x1000_eff3e9/750.webp', caption: texts.placketAndFiveSmallButtonsChecked },
  { src: '/media/gallery-03_750x1000_e07a4f/750.webp', caption: texts.leheriyaStudyInRaniPinkAnd },
  { src: '/media/gallery-04_750x1000_f5efdf/750.webp', caption: texts.metalToneZipOnFirstRust },
  { src: '/media/gallery-05_750x1000_fcfaf6/750.webp', caption: texts.bandhaniDotsOnDeepTeal },
  { src: '/media/gallery-06_750x1000_c2bfb7/750.webp', caption: texts.elasticSidesSoThatBootsGo },
  { src: '/media/gallery-07_750x1000_fbf4db/750.webp', caption: texts.featheredDiamondsHomageToIkatWeavers },
  { src: '/media/gallery-08_750x1000_f0efeb/750.webp', caption: texts.ourFirstBeltRolledForIts },
  { src: '/media/gallery-09_750x1000_fefef1/750.webp', caption: texts.jaaliLatticeDrawnAfterWindowIn },
  { src: '/media/gallery-10_750x1000_e8eaee/750.webp', caption: texts.creamWhippedByHandForCamera },
  { src: '/media/gallery-11_750x1000_fcfaf6/750.webp', caption: texts.checkThatBecameOurWinterShirts },
  { src: '/media/gallery-12_750x1000_f3dfd8/750.webp', caption: texts.petalPressedIntoPowder },
  { src: '/media/gallery-13_750x1000_fffff9/750.webp', caption: texts.smallBudsHandDrawnScatteredBy },
  { src: '/media/gallery-14_750x1000_f1e6d6/750.webp', caption: texts.beadsSortedBySizeBeforeStringing },
  { src: '/media/gallery-15_750x1000_fdfffc/750.webp', caption: texts.neemStripeForSummerPoplin },
  { src: '/media/gallery-16_750x1000_fff2f0/750.webp', caption: texts.tenPastTenAsEveryWatch },
  { src: '/media/gallery-17_750x1000_fcfaf6/750.webp', caption: texts.tieDyeTrialNumberNineOne },
  { src: '/media/gallery-18_750x1000_e3e7dc/750.webp', caption: texts.oneStitchEveryFourMillimetres },
  { src: '/media/gallery-19_750x1000_28324a/750.webp', caption: texts.nightGardenOurFirstDarkFloral },
  { src: '/media/gallery-20_750x1000_e6e2ec/750.webp', caption: texts.redThatTookElevenTries },
  { src: '/media/gallery-21_750x1000_fefefe/750.webp', caption: texts.wavesForFirstSwimCollection },
  { src: '/media/gallery-22_750x1000_f1f2eb/750.webp', caption: texts.kadasThatSoundLikeFestival },
  { src: '/media/gallery-23_750x1000_fcfaf8/750.webp', caption: texts.terrazzoChipsAfterFloorOfOld },
  { src: '/media/gallery-24_750x1000_fafafa/750.webp', caption: texts.collarForZoyaAgeFour },
  { src: '/media/gallery-25_750x1000_feca85/750.webp', caption: texts.turmericGinghamOnCuttingTable },
  { src: '/media/gallery-26_750x1000_f1f6f7/750.webp', caption: texts.pocketsDeepEnoughForSnailShell },
  { src: '/media/gallery-27_750x1000_fef9e2/750.webp', caption: texts.dipDyeFromApricotToClay },
  { src: '/media/gallery-28_750x1000_f8ece3/750.webp', caption: texts.collarShouldLieFlatWithoutBeing },
  { src: '/media/gallery-29_750x1000_e8e4ef/750.webp', caption: texts.testedByExpertsAgedOneTo },
  { src: '/media/gallery-30_750x1000_a3c5d7/750.webp', caption: texts.monsoonSlidesStraightFromUnderTap },
];
