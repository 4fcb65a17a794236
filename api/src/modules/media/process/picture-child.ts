import { answerWork } from '#work-process/work-child.ts';
import { pictureWork } from './picture-work.ts';

/** The process in which pictures are decoded and encoded. */
answerWork(pictureWork);
